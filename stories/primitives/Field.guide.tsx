import type { ComponentGuide } from '../docs/blocks/componentGuide';

export const guide: ComponentGuide = {
  use: [
    'To build a new kind of field: it puts the label above the control and the messages around it. TextField, SearchField and SelectField are made with it.',
  ],
  avoid: [
    'In a form: use TextField, SearchField or SelectField.',
    'For several controls with one label: use Fieldset.',
  ],
  keys: [],
  accessibility:
    'The label is the control’s name, and a click on it moves the focus there. The hint and the error are its description, the hint first; with an error the control is announced as invalid. The control must take all attributes it is given.',
};
