import { useState } from 'react';
import { RadioGroup } from '../../src/components/primitives/RadioGroup';
import { radioTiles } from '../../src/components/primitives/radioTiles';
import type { ComponentGuide } from '../docs/blocks/componentGuide';

function ContactMethod({ email, mobile }: Record<'email' | 'mobile', string>) {
  const [value, setValue] = useState<'email' | 'mobile'>('email');
  return (
    <RadioGroup
      variant={radioTiles}
      legend="Preferred contact method"
      options={[
        { value: 'email', label: email },
        { value: 'mobile', label: mobile },
      ]}
      value={value}
      onChange={setValue}
    />
  );
}

export const guide: ComponentGuide = {
  use: [
    'One of two to four options, with one selected from the start.',
    'Options that should be compared, so all are visible.',
    'As tiles in a form (radioTiles); as segments to filter the list below (radioSegments).',
  ],
  avoid: [
    'For more than four options: use SelectField.',
    'For an event that may stay unselected: use EventChoice.',
    'For the status of events: use EventStatusFilter, which has the options.',
  ],
  keys: [
    ['Tab', 'Moves to the selected option, and from there out of the group.'],
    ['Arrow keys', 'Select the next or previous option.'],
  ],
  accessibility:
    'It is a group of radio buttons, named by its legend and described by its error. The whole tile or segment can be pressed, and the focus ring goes around it. The line under the selected segment is a border, so it is visible in forced colours too.',
  examples: [
    {
      good: {
        Example: () => <ContactMethod email="Email" mobile="Mobile number" />,
        because: 'Labels of one or two words are compared at a glance.',
      },
      bad: {
        Example: () => (
          <ContactMethod
            email="I prefer to be contacted by email"
            mobile="I prefer to be contacted by mobile number"
          />
        ),
        because: 'Labels that repeat the legend hide what differs between them.',
      },
    },
  ],
};
