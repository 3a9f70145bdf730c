/** How a state's facts were read, for operators; by field of the record. Null where nothing was looked for. */
export interface StateEvidence {
  readonly evaluation: FactEvidence | null;
  readonly responseToRequest: FactEvidence | null;
  readonly records: FactEvidence | null;
  readonly laterConsent: FactEvidence | null;
  readonly upperAge: FactEvidence | null;
  readonly dueProcessLimit: FactEvidence | null;
  readonly complaintLimit: FactEvidence | null;
  readonly transitionAge: FactEvidence | null;
  readonly restraint: FactEvidence | null;
  readonly recording: FactEvidence | null;
  readonly recordingConsent: FactEvidence | null;
  readonly meetingRequest: FactEvidence | null;
  /** What the agency's phone number rests on. */
  readonly agency: string;
  readonly links: string;
  readonly parentCenter: string;
  /** The attorney who has reviewed the state's file; null until one has. */
  readonly signOff: { readonly reviewedBy: string; readonly reviewedOn: string } | null;
}

export interface FactEvidence {
  /** The fact as the reader wrote it down, before it became a record. */
  readonly asRead: string | null;
  /** The words that were read. */
  readonly quote: string | null;
  readonly source: string | null;
  /** The citation with what was and was not read of it. */
  readonly citation: string | null;
  /** Who says otherwise, what was not found, and the figure that is often quoted instead. */
  readonly note: string | null;
}
