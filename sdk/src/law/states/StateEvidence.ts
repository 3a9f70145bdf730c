/** How a state's facts were read, for operators; by field of the record. Null if nothing was looked for. */
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
  /** The evidence for the agency's phone number. */
  readonly agency: string;
  readonly links: string;
  readonly parentCenter: string;
  /** The attorney who has reviewed the state's file; null until one has. */
  readonly signOff: { readonly reviewedBy: string; readonly reviewedOn: string } | null;
}

export interface FactEvidence {
  /** The fact as first noted, before it became a record. */
  readonly asRead: string | null;
  /** The text that was read. */
  readonly quote: string | null;
  readonly source: string | null;
  /** The citation with what was and was not read of it. */
  readonly citation: string | null;
  /** Sources that disagree, what was not found, and figures often quoted instead. */
  readonly note: string | null;
}
