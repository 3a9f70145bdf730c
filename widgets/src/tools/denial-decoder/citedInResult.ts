import * as lawLibrary from "@iep-insider/sdk/law";

/** The provisions cited in the box about rights. */
export const citedInResult = lawLibrary.citationsById(
  lawLibrary.dueProcess,
  lawLibrary.mediation,
  lawLibrary.priorWrittenNotice,
  lawLibrary.recordsAccess,
  lawLibrary.stateComplaint,
);
