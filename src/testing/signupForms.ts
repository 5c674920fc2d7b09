import type { StoryContext } from '@storybook/react-vite';

type Visitor = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Fills in every field of the membership sign-up, and presses its button. */
export async function submitSignup({ canvas, userEvent }: Visitor): Promise<void> {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Full name' }), 'Ada Okafor');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email address' }), 'ada@example.com');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Mobile number' }), '+1 617 555 0134');
  await userEvent.click(await canvas.findByRole('button', { name: 'JOIN REDLINE' }));
}

/** Fills in the required fields of the pay-per-view registration, and presses its button. */
export async function submitRegistration({ canvas, userEvent }: Visitor): Promise<void> {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Full name' }), 'Ada Okafor');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email address' }), 'ada@example.com');
  await userEvent.click(await canvas.findByRole('button', { name: 'REGISTER NOW' }));
}
