/** A small valid PDF. */
export const pdf = {
  name: 'Lebenslauf.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  ),
};

/** A program with the type of a PDF. */
export const disguised = {
  name: 'Lebenslauf.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('MZ\u0090\u0000This program cannot be run in DOS mode.'),
};

/** The beginning of a video, which is all that is read of it before it is sent. */
export const shortVideo = { name: 'rundgang.mp4', mimeType: 'video/mp4', buffer: Buffer.from('\0\0\0\u0018ftypisom', 'latin1') };

/** Bytes of a file that is large enough to be uploaded before its form. */
export const LARGE = 8 * 1024 * 1024;

/** A video of that size. */
export const largeVideo = {
  name: 'rundgang.mp4',
  mimeType: 'video/mp4',
  buffer: Buffer.concat([Buffer.from('\0\0\0\u0018ftypisom', 'latin1'), Buffer.alloc(LARGE - 12, 1)]),
};
