import { describe, expect, it } from 'vitest';
import { addressedManifest, addressedReadme, repositoryAddress } from './address';

const place = { address: 'https://git.example/acme/jobs', folder: 'packages/forms', tag: 'v0.2.0' };

describe('the address of a release', () => {
  it('is the one given, else that of the workflow, and is never made up', () => {
    const workflow = { GITHUB_SERVER_URL: 'https://git.example', GITHUB_REPOSITORY: 'acme/jobs' };
    expect(repositoryAddress(workflow)).toBe(place.address);
    expect(repositoryAddress({ ...workflow, REPOSITORY_URL: 'https://code.example/jobs/' })).toBe('https://code.example/jobs');
    expect(() => repositoryAddress({})).toThrow('REPOSITORY_URL');
    expect(() => repositoryAddress({ REPOSITORY_URL: 'git@git.example:acme/jobs' })).toThrow('REPOSITORY_URL');
  });

  it('gets into the manifest with the folder of the package', () => {
    expect(addressedManifest({ name: '@stellwerk/forms' }, place)).toEqual({
      name: '@stellwerk/forms',
      homepage: 'https://git.example/acme/jobs/tree/HEAD/packages/forms#readme',
      bugs: { url: 'https://git.example/acme/jobs/issues' },
      repository: { type: 'git', url: 'git+https://git.example/acme/jobs.git', directory: 'packages/forms' },
    });
  });

  it('makes pictures and links of a README absolute, and leaves those that are', () => {
    const text = '![Form](docs/forms.png) [more](../design-system/README.md) [npm](https://npm.example) [below](#sizes)';
    expect(addressedReadme(text, place)).toBe(
      '![Form](https://git.example/acme/jobs/raw/v0.2.0/packages/forms/docs/forms.png) ' +
        '[more](https://git.example/acme/jobs/blob/v0.2.0/packages/design-system/README.md) [npm](https://npm.example) [below](#sizes)',
    );
  });
});
