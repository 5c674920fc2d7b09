import { useRef, useState } from 'react';
import { paths } from '../../urls/paths';
import { eventsContent } from '../../content/events';
import { Button } from '../primitives/Button';
import { DocumentLink } from '../primitives/Button.styles';
import { Icon } from '../primitives/Icon';
import { useIsHydrated } from '../primitives/useIsHydrated';
import { VisuallyHidden } from '../primitives/VisuallyHidden';
import * as S from './SubscribeToCalendar.styles';

/**
 * Offers the whole schedule: as a subscription, in which changes come by themselves, and as a file, which calendar apps
 * import once. The address can be copied, since a `webcal:` link does nothing where no app takes it.
 */
export function SubscribeToCalendar() {
  const { action, download, help, label, copy, copied } = eventsContent.subscription;
  // A calendar app needs the whole address, which a browser knows and the server need not.
  const origin = useIsHydrated() ? window.location.origin : '';
  const address = origin + paths.calendar;
  const field = useRef<HTMLElement>(null);
  const [isCopied, setIsCopied] = useState(false);

  const copyAddress = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setIsCopied(true);
    } catch {
      // Without a secure connection or the permission: to be copied by hand.
      if (field.current) getSelection()?.selectAllChildren(field.current);
    }
  };

  return (
    <S.Subscription>
      <S.Links>
        <DocumentLink
          className="with-script"
          href={address.replace(/^https?:/, 'webcal:')}
          $tone="text"
          $size="m"
        >
          <Icon name="calendar" />
          {action}
        </DocumentLink>
        <DocumentLink href={paths.calendar} download type="text/calendar" $tone="text" $size="m">
          {download}
        </DocumentLink>
      </S.Links>
      <S.Address className="with-script">
        <VisuallyHidden>{label}</VisuallyHidden>
        <S.AddressField ref={field}>{address}</S.AddressField>
        <Button
          tone="quiet"
          onClick={() => {
            void copyAddress();
          }}
        >
          {isCopied ? copied : copy}
        </Button>
        <VisuallyHidden role="status">{isCopied && copied}</VisuallyHidden>
      </S.Address>
      <p>{help}</p>
    </S.Subscription>
  );
}
