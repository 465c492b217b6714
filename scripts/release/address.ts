import { posix } from 'node:path';

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Address of the repository on the web: `REPOSITORY_URL`, or where the workflow runs. Nobody's address is in the sources, because a fork or
 * a move would make it a false one.
 * @throws Error when neither is known
 */
export function repositoryAddress({ REPOSITORY_URL: own, GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name }: Env): string {
  const address = own ?? (server !== undefined && name !== undefined ? `${server}/${name}` : '');
  if (!/^https:\/\/\S+$/.test(address)) throw new Error('Die Adresse des Repositorys fehlt: REPOSITORY_URL=https://… npm run release');
  return address.replace(/\/$/, '');
}

/** Where a package is published from. */
export interface Place {
  /** Address of the repository, without a slash at its end. */
  readonly address: string;
  /** Folder of the package: `packages/forms`. */
  readonly folder: string;
  /** Tag of the release: `v0.2.0`. */
  readonly tag: string;
}

/** A manifest with the fields that a registry's page and npm's provenance need. */
export function addressedManifest(manifest: object, { address, folder }: Place): object {
  return {
    ...manifest,
    homepage: `${address}/tree/HEAD/${folder}#readme`,
    bugs: { url: `${address}/issues` },
    repository: { type: 'git', url: `git+${address}.git`, directory: folder },
  };
}

/** A README whose pictures and links lead into the repository, since a registry's page has no folder beside it. */
export function addressedReadme(text: string, { address, folder, tag }: Place): string {
  return text.replace(/(!?)\[([^\]]*)\]\((?!https?:|mailto:|#)([^)\s]+)\)/g, (_, mark: string, label: string, path: string) => {
    const target = posix.join(folder, path);
    return `${mark}[${label}](${address}/${mark === '!' ? 'raw' : 'blob'}/${tag}/${target})`;
  });
}
