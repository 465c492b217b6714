/** The Chromium of this machine for tests, as a path; `CHROMIUM_PATH` names another. */
export declare function findChromium(): string | undefined;
/** The same for what is measured: the whole browser first, as people have it. */
export declare function findWholeChromium(): string | undefined;
