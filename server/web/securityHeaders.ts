import helmet from 'helmet';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

/** All that a page may load and do: docs/decisions/007 tells why so. */
const contentSecurityPolicy = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  // styled-components puts its rules into the page as it runs.
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

/** What the site has no use for, nothing that got into it may use either. */
const unusedFeatures = [
  ...['accelerometer', 'browsing-topics', 'camera', 'display-capture', 'geolocation', 'gyroscope'],
  ...['magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb', 'xr-spatial-tracking'],
];

/** In seconds. */
const aYear = 31_536_000;

/**
 * Headers for every answer, that tell browsers what may be done with the site. They are the same for
 * all, so helmet is asked once and not with each request.
 *
 * @param isSecure Whether visitors come by TLS: then browsers are told to insist on it.
 */
export function createSecurityHeaders(isSecure: boolean): [name: string, value: string][] {
  const secured = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        ...contentSecurityPolicy,
        ...(isSecure && { 'upgrade-insecure-requests': [] }),
      },
    },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // The domain's other hosts are not ours to bind.
    strictTransportSecurity: isSecure && { maxAge: aYear, includeSubDomains: false },
  });

  const headers: [string, string][] = [
    ['Permissions-Policy', unusedFeatures.map((feature) => `${feature}=()`).join(', ')],
  ];
  const req = new IncomingMessage(new Socket());
  const res = new ServerResponse(req);
  res.setHeader = (name, value) => {
    headers.push([name, String(value)]);
    return res;
  };
  secured(req, res, (error?: unknown) => {
    if (error !== undefined) throw new Error('The headers cannot be made', { cause: error });
  });
  return headers;
}
