// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '../api/queryClient';
import { Providers } from './Providers';

function Broken(): never {
  throw new Error('A page that fails');
}

test('a page that fails ends the capture of presses, so that the error page has buttons that work', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  window.stopClickCapture = vi.fn(() => []);
  render(
    <Providers queryClient={createQueryClient()}>
      <Broken />
    </Providers>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(window.stopClickCapture).toHaveBeenCalledOnce();
});
