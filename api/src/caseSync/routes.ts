import type { contract } from "@iep-insider/sdk/contract/schemas";
import type { AreaRoutes } from "../http/areaRoutes.ts";
import { createAttemptCounter } from "../http/attempts.ts";
import { signedInOf } from "../http/authenticate.ts";
import { readLargeJsonBody } from "../http/jsonBody.ts";
import type { Services } from "../services.ts";
import { listChanges, pushRecords } from "./records.ts";
import { createVault, deleteVault, replaceKeys, vaultOf } from "./vaults.ts";

/** Everything at `/api/case-sync`: an account's case, of which the server knows ciphertext alone (ADR 77). */
export function caseSyncRoutes(services: Services): AreaRoutes<typeof contract.caseSync> {
  const countPush = createAttemptCounter(services, "casePushesOfUser");
  const countChange = createAttemptCounter(services, "caseVaultChangesOfUser");
  return {
    getVault: async (_, request) => ({ vault: await vaultOf(services, signedInOf(request).user.id) }),
    async createVault(input, request) {
      const { id } = signedInOf(request).user;
      await countChange(String(id));
      return createVault(services, id, input);
    },
    listChanges: (input, request) => listChanges(services, signedInOf(request).user.id, input),
    pushRecords: {
      readBody: readLargeJsonBody,
      async handle(input, request) {
        const { id } = signedInOf(request).user;
        await countPush(String(id));
        return { revision: await pushRecords(services, id, input) };
      },
    },
    async replaceKeys(input, request) {
      const { id } = signedInOf(request).user;
      await countChange(String(id));
      return replaceKeys(services, id, input);
    },
    async deleteVault({ vault }, request) {
      const { id } = signedInOf(request).user;
      await countChange(String(id));
      await deleteVault(services, id, vault);
    },
  };
}
