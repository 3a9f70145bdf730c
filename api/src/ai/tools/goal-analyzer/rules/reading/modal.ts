/** "Will" and its like; not the name Will: "Will will read", "Will reads". */
export const modal =
  /\b(?:will|shall|would|should|(?:is|are) expected to|(?:is|are) going to)\b(?!\s+(?:will|shall|can|\p{L}*[^su\W]s)\b)/iu;

export const modals = new RegExp(modal.source, "giu");
