import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApplicationForm, type ApplicationFormProps } from './ApplicationForm';

let page: HTMLElement;
let root: Root | undefined;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  page = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  act(() => root?.unmount());
  page.remove();
});

const props: ApplicationFormProps = { jobId: '42', onSubmit: async () => null, onCancel: () => undefined };

function input(name: string): HTMLInputElement {
  const found = page.querySelector(`input[name=${name}]`);
  if (!(found instanceof HTMLInputElement)) throw new Error(`No input ${name}`);
  return found;
}

async function hydrate(change: Partial<ApplicationFormProps> = {}) {
  await act(async () => {
    root = hydrateRoot(page, <ApplicationForm {...props} {...change} />);
  });
}

test('the page of the server posts by itself: method, encoding and names stand in the HTML', () => {
  page.innerHTML = renderToString(<ApplicationForm {...props} action="/apply" referral={{ code: 'JANA7', name: 'Jana' }} />);
  const form = page.querySelector('form');
  expect(form?.getAttribute('method')).toBe('post');
  expect(form?.getAttribute('enctype')).toBe('multipart/form-data');
  expect(form?.getAttribute('action')).toBe('/apply');
  const names = [...page.querySelectorAll('[name]')].map((control) => control.getAttribute('name'));
  expect(names).toEqual([
    'jobId',
    'referral',
    'firstName',
    'lastName',
    'email',
    'phone',
    'message',
    'includeLinkedIn',
    'resume',
    'coverLetter',
    'additionalDocuments',
    'video',
    'terms',
    'gdpr',
    'newsletter',
  ]);
});

test('what was typed and ticked before the scripts ran stays', async () => {
  page.innerHTML = renderToString(<ApplicationForm {...props} />);
  input('firstName').value = 'Annika';
  input('terms').checked = true;
  await hydrate({ defaultValues: { firstName: 'Entwurf', lastName: 'Brandt' } });
  expect(input('firstName').value).toBe('Annika');
  expect(input('terms').checked).toBe(true);
  await act(async () => root?.render(<ApplicationForm {...props} defaultValues={{ firstName: 'Entwurf', lastName: 'Brandt' }} />));
  expect(input('firstName').value).toBe('Annika');
});

/**
 * Sets the files of an input, because jsdom offers no way to choose one; only the list of files is
 * read.
 */
function chosen(name: string, file: File): void {
  Object.defineProperty(input(name), 'files', { configurable: true, value: [file] });
}

test('files that were chosen before the scripts ran are in their slots, and one that does not fit is refused', async () => {
  page.innerHTML = renderToString(<ApplicationForm {...props} />);
  chosen('resume', new File(['%PDF-'], 'Lebenslauf.pdf', { type: 'application/pdf' }));
  chosen('coverLetter', new File(['%PDF-'], 'Anschreiben.pdf', { type: 'application/pdf' }));
  chosen('video', new File(['x'], 'Vorstellung.exe'));
  await hydrate();
  expect(page.textContent).toContain('Lebenslauf.pdf');
  expect(page.textContent).toContain('Anschreiben.pdf');
  expect(page.textContent).toContain('Vorstellung.exe');
  expect(input('video').getAttribute('aria-invalid')).toBe('true');
  expect(input('resume').getAttribute('aria-invalid')).not.toBe('true');
});

test('draft and profile may follow after hydration: the draft fills gaps, the profile locks', async () => {
  page.innerHTML = renderToString(<ApplicationForm {...props} />);
  await hydrate();
  const draft = { firstName: 'Anni', phone: '0171' };
  await act(async () => root?.render(<ApplicationForm {...props} defaultValues={draft} />));
  expect(input('firstName').value).toBe('Anni');
  await act(async () =>
    root?.render(<ApplicationForm {...props} defaultValues={{ ...draft }} locked={{ firstName: 'Annika', phone: '' }} />),
  );
  expect(input('firstName').value).toBe('Annika');
  expect(input('firstName').readOnly).toBe(true);
  expect(input('phone').value).toBe('0171');
  expect(input('phone').readOnly).toBe(false);
});
