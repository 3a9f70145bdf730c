/** License plates, after the word: "plate 7KLM482", "plates are ABC 1234", "tag # KPR-2291". */
export const plates =
  /\b(?:[Pp]late|PLATE|[Tt]ag)s?\b(?:[:#,= ]| (?:number|no|is|was|are|were|reads?|says|of (?:the|a|his|her|that) \p{L}{1,12})\b\.?){1,5}(?<detail>[A-Z]{1,3}\d{1,3}[- ]?[A-Z]{2,3}|[A-Z]{1,4}[- ]?\d{2,5}[A-Z]?|\d{1,4}[- ]?[A-Z]{1,4}(?:[- ]?\d{2,4})?|(?=\p{L}{0,4}\d|\d{1,4}\p{L})[a-z\d]{5,8})(?![\p{L}\d])/gu;
