/** All that the browser keeps for this page in its databases, as one text. It names nothing outside of itself, so that it runs in a page. */
export async function storedTexts(): Promise<string> {
  const answer = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('The database did not answer.')));
    });
  const texts: string[] = [];
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await answer(indexedDB.open(name));
    for (const store of database.objectStoreNames) {
      texts.push(JSON.stringify(await answer(database.transaction(store).objectStore(store).getAll())));
    }
    database.close();
  }
  return texts.join('\n');
}
