import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { RequestObserver } from '../http/router';

/** The upper bounds of the durations, in seconds: a cached response takes far less than the first, a sync about as much. */
const durations = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The upper bounds of the sizes of groups: the visitors that an arena sends at once. */
const groupSizes = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024];

/** What gauges are read from. */
interface Watched {
  check: () => Promise<void>;
  /** In milliseconds since 1970; nothing while the content file is live. */
  refusedSince: () => number | undefined;
  freeBytes: () => Promise<number>;
}

/** The server's metrics for Prometheus. They contain no data of visitors. */
export type Metrics = ReturnType<typeof createMetrics>;

/** Returns the metrics of one server, with those of its process: memory, processor time, event-loop delay. */
export function createMetrics() {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });

  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by route and status ("aborted" without a response), and how long they took',
    labelNames: ['route', 'status'] as const,
    buckets: durations,
    registers,
  });
  const signups = new Counter({
    name: 'redline_signups_total',
    help: 'Sign-ups stored by this process, by list',
    labelNames: ['list'] as const,
    registers,
  });
  const groups = new Histogram({
    name: 'redline_store_group_size',
    help: 'Statements that shared a transaction of SQLite',
    buckets: groupSizes,
    registers,
  });
  const queue = new Gauge({
    name: 'redline_store_queue_length',
    help: 'Statements that wait for the next transaction of SQLite',
    registers,
  });
  const content = new Gauge({
    name: 'redline_content_info',
    help: 'The version of the content that is live',
    labelNames: ['version'] as const,
    registers,
  });

  /** Adds a gauge that is read with each scrape. */
  const gauge = (name: string, help: string, read: () => number | Promise<number>) => {
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        // One that cannot be read must not hide the others.
        this.set(
          await Promise.resolve()
            .then(read)
            .catch(() => NaN),
        );
      },
    });
  };

  const observeRequest: RequestObserver = ({ routeLabel }, status, ms) => {
    requests.observe({ route: routeLabel, status: status ?? 'aborted' }, ms / 1000);
  };
  return {
    observeRequest,
    /** Counts a stored sign-up of a list. */
    countSignup: (list: string) => {
      signups.inc({ list });
    },
    /** Records how many statements shared a transaction of SQLite, and so its sync. */
    observeGroup: (size: number) => {
      groups.observe(size);
    },
    /** Reports how many statements wait for the next one. */
    setQueueLength: (length: number) => {
      queue.set(length);
    },
    /** Reports the version of the content that is live. */
    setContentVersion: (version: string) => {
      content.reset();
      content.set({ version }, 1);
    },
    /** Reports with each scrape whether sign-ups can be stored, since when content is refused, and the free space. */
    watch: ({ check, refusedSince, freeBytes }: Watched) => {
      gauge('redline_store_up', 'Whether sign-ups can be stored: 1 or 0', () =>
        check()
          .then(() => 1)
          .catch(() => 0),
      );
      gauge(
        'redline_content_refused_seconds',
        'For how long the content file has been refused; 0 while it is live',
        () => (Date.now() - (refusedSince() ?? Date.now())) / 1000,
      );
      gauge('redline_data_free_bytes', 'How much can still be written to DATA_DIR', freeBytes);
    },
    /** Returns all metrics in the text format of Prometheus. */
    read: () => register.metrics(),
    contentType: register.contentType,
  };
}
