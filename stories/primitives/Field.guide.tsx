import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: [
    'To build a new kind of field: it puts the label above the control and the error below it. TextField, SearchField and SelectField are made with it.',
    'As a group, to build a question that several controls answer. RadioGroup and EventChoice are made with it.',
  ],
  avoid: ['In a form or a filter: use TextField, SearchField, SelectField or RadioGroup.'],
  keys: [],
  accessibility:
    'The label is the control’s name, and a click on it moves the focus there. The error is its description, and the control is then announced as invalid. An optional one’s label ends in “(optional)”. The control must take all attributes it is given. A group is a fieldset: the label is its legend, and the error is the group’s description.',
};
