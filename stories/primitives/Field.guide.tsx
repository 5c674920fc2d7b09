import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: [
    'To build a new kind of field: it puts the label above the control and the messages around it. TextField, SearchField and SelectField are made with it.',
    'As a group, to build a question that several controls answer. RadioGroup and EventChoice are made with it.',
  ],
  avoid: ['In a form or a filter: use TextField, SearchField, SelectField or RadioGroup.'],
  keys: [],
  accessibility:
    'The label is the control’s name, and a click on it moves the focus there. The hint and the error are its description, the hint first; with an error the control is announced as invalid. The control must take all attributes it is given. A group is a fieldset: the label is its legend, and the messages are the group’s description.',
};
