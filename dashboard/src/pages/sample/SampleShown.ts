/** What a page shows of a sample: plain values, so that none of the tool's code is loaded. */
export interface SampleShown {
  readonly child: string;
  readonly situation: string;
  /** What the parent typed, for tools with free text. */
  readonly typed?: readonly {
    readonly label: string;
    readonly text: string;
    /** Copied from the school's papers, which are in English. */
    readonly isOfSchool?: true;
  }[];
  /** The tool's own result. */
  readonly html: string;
}

/** The build's output for a tool's sample (`build/samples`). */
export interface SampleModule {
  readonly sample: SampleShown;
}
