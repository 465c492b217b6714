// One line for each change, without hashes, and one for the versions of ours that a release goes with.
const indented = (text) => text.trim().split('\n').join('\n  ');

export default {
  getReleaseLine: ({ summary }) => `- ${indented(summary)}`,
  getDependencyReleaseLine: (_changesets, updated) =>
    updated.length === 0 ? '' : `- Goes with ${updated.map(({ name, newVersion }) => `\`${name}\` ${newVersion}`).join(' and ')}.`,
};
