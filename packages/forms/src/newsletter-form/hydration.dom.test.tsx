import { given } from '@stellwerk/testing/given';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { NewsletterForm } from './NewsletterForm';

it('signs up with what was typed and ticked before the scripts ran', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const page = document.body.appendChild(document.createElement('div'));
  const onSubmit = vi.fn(async () => null);
  page.innerHTML = renderToString(<NewsletterForm onSubmit={onSubmit} />);
  const control = (selector: string) => given(page.querySelector<HTMLInputElement>(`input${selector}`));
  control('[name=email]').value = 'annika@post.example';
  for (const box of ['[value=CANDIDATE]', '[value=RECRUITER]', '[name=terms]']) control(box).checked = true;
  const root = await act(async () => hydrateRoot(page, <NewsletterForm onSubmit={onSubmit} />));
  expect(control('[name=email]').value).toBe('annika@post.example');
  await act(async () => given(page.querySelector('form')).requestSubmit());
  expect(onSubmit).toHaveBeenCalledWith({ email: 'annika@post.example', type: 'RECRUITER,CANDIDATE', terms: true });
  act(() => root.unmount());
});
