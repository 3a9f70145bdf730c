/** After everything was deleted. */
export const forgottenWords = {
  forgotten: "All of it is forgotten.",
  untilLeft: "You can undo this until you leave this page.",
  undo: "Undo",
  isBack: "It is all back.",
} as const;
