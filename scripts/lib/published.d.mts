/** The folders below `packages/` that are built and published; the private workspaces are used from source. */
export declare const publishedPackages: readonly string[];
