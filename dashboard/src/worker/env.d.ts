interface ImportMeta {
  readonly env: {
    /** Set by the build. */
    readonly IEP_OFFLINE: import("./OfflineFiles.ts").OfflineFiles;
  };
}
