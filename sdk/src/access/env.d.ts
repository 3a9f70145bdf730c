interface ImportMetaEnv {
  /** The language of the build. Set by the build; not where Node runs the sources. */
  readonly IEP_LOCALE?: "en" | "es";
  /** True in all code for partners' pages, where visitors are never signed in; not set elsewhere. Set by the build. */
  readonly IEP_IS_ELEMENT?: boolean;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
