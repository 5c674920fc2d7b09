import type { ReactNode } from 'react';
import { controlLabels } from '../../content/controls';
import { Button } from './Button';
import type { ButtonTone } from './buttonStyles';
import { Icon } from './Icon';
import type { IconName } from './iconShapes';
import { Tooltip } from './Tooltip';
import { VisuallyHidden } from './VisuallyHidden';

interface ComingSoonButtonProps {
  /** The label; also the accessible name. */
  children: ReactNode;
  /** `quiet` beside working buttons, `text` among links; more prominent where it is the only button. */
  tone?: ButtonTone;
  /** The icon before the label. */
  icon?: IconName;
  /** Shows the icon alone; the label is still read out. */
  iconOnly?: boolean;
}

/** Renders a button whose action does not exist yet: it says "Coming soon", before hydration by `global.css`. */
export function ComingSoonButton({
  children,
  tone = 'quiet',
  icon,
  iconOnly = false,
}: ComingSoonButtonProps) {
  return (
    <Tooltip label={controlLabels.comingSoon}>
      <Button tone={tone} size={iconOnly ? 'icon' : 'm'} data-hint={controlLabels.comingSoon}>
        {icon !== undefined && <Icon name={icon} />}
        {iconOnly ? <VisuallyHidden>{children}</VisuallyHidden> : children}
      </Button>
    </Tooltip>
  );
}
