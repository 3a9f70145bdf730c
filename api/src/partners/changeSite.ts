import type { SiteChange } from "@iep-insider/sdk/contract";
import { recordAuditEntry } from "../audit/recordAuditEntry.ts";
import type { Partner } from "../database/models/partner.ts";
import type { SignedIn } from "../http/authenticate.ts";
import { InvalidRequest } from "../http/errors.ts";
import type { Services } from "../services.ts";
import { ChangedMeanwhile } from "./errors.ts";
import { givenOrigins } from "./givenOrigins.ts";
import { readOrigins, writeOrigins } from "./origins.ts";
import { changeOwnPartner } from "./ownPartner.ts";
import { revisionOfSite } from "./revision.ts";
import { readSettings, writeSettings } from "./settings.ts";

/**
 * Changes the site of the partner that an account manages. Recorded in the audit log only if anything changed.
 * @throws {NotPartner} @throws {InvalidRequest} with a sentence for each wrong origin. @throws {ChangedMeanwhile}
 */
export function changeSite(services: Services, signedIn: SignedIn, change: SiteChange): Promise<Partner> {
  const origins = givenOrigins(services, change.origins);
  return changeOwnPartner(services, signedIn, async (partner, transaction) => {
    const before = readSettings(partner);
    if (change.settings.whiteLabel !== null && !partner.allowsWhiteLabel)
      throw new InvalidRequest({ "settings.whiteLabel": "Please ask us first to hide our name." });
    const { brand, ...others } = change.settings;
    const after = { ...others, brand: { ...brand, logo: before.brand.logo } };
    const changed = {
      name: change.name,
      allowedOrigins: writeOrigins(origins),
      allowsLocalhost: change.allowsLocalhost,
      settings: writeSettings(after),
    };
    const detail = differences(partner, changed);
    if (Object.values(detail).every((difference) => !difference)) return;
    if (change.revision !== revisionOfSite(partner)) throw new ChangedMeanwhile();
    await partner.update({ ...changed, updatedAt: services.clock() }, { transaction });
    await recordAuditEntry(
      services,
      transaction,
      { userId: signedIn.user.id },
      { action: "partner_settings_changed", subject: "partner", id: partner.siteKey, detail },
    );
  });
}

type Changed = Pick<Partner, "name" | "allowedOrigins" | "allowsLocalhost" | "settings">;

/** What changed, in numbers and flags, without any user input. */
function differences(partner: Partner, changed: Changed) {
  const [before, after] = [readOrigins(partner.allowedOrigins), readOrigins(changed.allowedOrigins)];
  return {
    isRenamed: changed.name !== partner.name,
    originsAdded: after.filter((origin) => !before.includes(origin)).length,
    originsRemoved: before.filter((origin) => !after.includes(origin)).length,
    localhostTurned: changed.allowsLocalhost !== partner.allowsLocalhost,
    settingsChanged: writeSettings(readSettings(changed)) !== writeSettings(readSettings(partner)),
  };
}
