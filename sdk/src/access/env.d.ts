interface ImportMetaEnv {
  /** True in all that stands on partners' pages, where nobody is signed in; not set elsewhere. Set by the build. */
  readonly IEP_IS_ELEMENT?: boolean;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
