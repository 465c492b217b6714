import regular from '@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf?url';
import semiBold from '@expo-google-fonts/ibm-plex-sans/600SemiBold/IBMPlexSans_600SemiBold.ttf?url';
import type { PdfFonts } from './pdf-table';

async function read(url: string): Promise<ArrayBuffer> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`A font answers ${answer.status}.`);
  return answer.arrayBuffer();
}

/** The whole typeface of a PDF: on the page it is subset by alphabets. @throws when offline */
export async function readFonts(): Promise<PdfFonts> {
  const [text, head] = await Promise.all([read(regular), read(semiBold)]);
  return { text, head };
}
