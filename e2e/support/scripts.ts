/** The scripts that the page at a URL loads at once, without their versions. */
export async function scriptsOf(url: string): Promise<ReadonlySet<string>> {
  const html = await (await fetch(url)).text();
  return new Set([...html.matchAll(/\/assets\/([\w-]+)-[\w-]{8}\.js/g)].map(([, name = '']) => name));
}
