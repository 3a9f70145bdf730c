/** What a page shows of a sample: plain values, so that it carries none of the tool's code. */
export interface SampleShown {
  readonly child: string;
  readonly situation: string;
  /** What the parent typed, where the tool asks for words. */
  readonly typed?: readonly { readonly label: string; readonly text: string }[];
  /** The tool's own result, as markup. */
  readonly html: string;
}

/** What the build makes of a tool's sample (`build/samples`). */
export interface SampleModule {
  readonly sample: SampleShown;
}
