// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { PayPerViewForm } from './PayPerViewForm';
import { SignupForm } from './SignupForm';

/** Renders the form's HTML, lets the test fill it in, and hydrates it afterwards. */
async function fillInBeforeHydration(
  form: ReactElement,
  texts: Record<string, string>,
  chosen?: string,
) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(form);
  for (const [label, text] of Object.entries(texts)) {
    screen.getByRole<HTMLInputElement>('textbox', { name: label }).value = text;
  }
  if (chosen) screen.getByRole<HTMLInputElement>('radio', { name: chosen }).checked = true;
  await act(async () => {
    render(form, { container, hydrate: true });
    await Promise.resolve();
  });
}

const ada = { 'Full name': 'Ada Okafor', 'Email address': 'ada@example.com' };

test('a sign-up typed before hydration keeps its values and is sent', async () => {
  const onSubmit = vi.fn();
  await fillInBeforeHydration(<SignupForm onSubmit={onSubmit} />, {
    ...ada,
    'Mobile number': '0134',
  });
  fireEvent.click(screen.getByRole('button', { name: 'JOIN REDLINE' }));
  await waitFor(() => {
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({
      name: 'Ada Okafor',
      email: 'ada@example.com',
      mobile: '0134',
    });
  });
});

test('a pay-per-view registration typed before hydration keeps its values and is sent', async () => {
  const onSubmit = vi.fn();
  await fillInBeforeHydration(
    <PayPerViewForm events={{ status: 'ready', data: [] }} onSubmit={onSubmit} />,
    ada,
  );
  fireEvent.click(screen.getByRole('button', { name: 'REGISTER NOW' }));
  await waitFor(() => {
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ name: 'Ada Okafor', email: 'ada@example.com' });
  });
});

test('a contact method chosen before hydration shows its field', async () => {
  await fillInBeforeHydration(
    <PayPerViewForm events={{ status: 'ready', data: [] }} onSubmit={vi.fn()} />,
    {},
    'Mobile number',
  );
  expect(screen.getByRole('radio', { name: 'Mobile number' })).toBeChecked();
  expect(screen.getByRole('textbox', { name: 'Mobile number' })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Email address' })).not.toBeInTheDocument();
});
