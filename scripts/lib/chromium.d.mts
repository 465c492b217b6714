/** The Chromium of this machine, as a path; `CHROMIUM_PATH` names another. */
export declare function findChromium(): string | undefined;
