/** An archive without files: here is no storage that they could come from. */
export function emptyArchive(): Response {
  const end = new Uint8Array([0x50, 0x4b, 5, 6, ...Array<number>(18).fill(0)]);
  return new Response(end, { headers: { 'content-type': 'application/zip' } });
}
