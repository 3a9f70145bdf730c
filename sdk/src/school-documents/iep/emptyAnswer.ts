/** "N/A", "None at this time", "—": what forms have where nothing applies. */
export const isEmptyAnswer = (text: string) =>
  /^(n\s?\/?\s?a|none|not applicable|not (needed|required|necessary)|no|nothing|[-–—_.\s]*)\b[^a-z]*(at this time|needed|required|noted|entered|for this student)?[^a-z]*$/i.test(
    text.trim(),
  );
