/** Saves a file received by a call. The token of a call is sent in a header, so a plain link is not enough. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download keeps its own reference to the content once it has begun, which is before the next task.
  setTimeout(() => URL.revokeObjectURL(url));
}
