import type { Locator, Page } from 'playwright-core';
import { pdf } from './files';
import { byLabel, byRole } from './find';

/** The four fields for files, by their names in the request. */
export const SLOTS = ['resume', 'coverLetter', 'additionalDocuments', 'video'] as const;
export type Slot = (typeof SLOTS)[number];

export const fileField = (page: Page, slot: Slot): Locator => page.locator(`input[type=file][name=${slot}]`);

export async function fillPerson(page: Page, email = 'annika.brandt@post.example'): Promise<void> {
  await byLabel(page, 'Vorname').fill('Annika');
  await byLabel(page, 'Nachname').fill('Brandt');
  await byLabel(page, 'E-Mail').fill(email);
}

/** Opens the form of a job to which the demo's candidate has applied before. */
export const applyAgain = (page: Page): Promise<void> => byRole(page, 'button', 'Noch einmal bewerben').click();

export const terms = (page: Page): Locator => byRole(page, 'checkbox', 'Ich akzeptiere die Allgemeinen Geschäftsbedingungen');
export const privacy = (page: Page): Locator => byRole(page, 'checkbox', 'Ich akzeptiere die Datenschutzerklärung');

export async function consent(page: Page): Promise<void> {
  await terms(page).check();
  await privacy(page).check();
}

export const linkedInSwitch = (page: Page): Locator => byRole(page, 'switch', 'LinkedIn-Profil angeben');

export async function fillLinkedIn(page: Page): Promise<void> {
  await linkedInSwitch(page).check();
  await byLabel(page, 'LinkedIn-Profil-URL').fill('https://www.linkedin.com/in/annika-brandt');
}

export const chooseResume = (page: Page): Promise<void> => fileField(page, 'resume').setInputFiles(pdf);
export const submit = (page: Page): Promise<void> => byRole(page, 'button', 'Bewerbung absenden').click();
