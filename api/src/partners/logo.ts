import { createHash } from "node:crypto";
import { type LogoToSet, type LogoType, mostLogoBytes } from "@iep-insider/sdk/contract";
import type { RequestHandler } from "express";
import type { Transaction } from "sequelize";
import { recordAuditEntry } from "../audit/recordAuditEntry.ts";
import type { Partner } from "../database/models/partner.ts";
import { refuseToChange, sendPlainText } from "../files/plainText.ts";
import { keepForGood } from "../files/sendFile.ts";
import type { SignedIn } from "../http/authenticate.ts";
import { InvalidRequest } from "../http/errors.ts";
import { imageExtensions } from "../images/imageExtensions.ts";
import { sniffImage } from "../images/sniffImage.ts";
import type { Services } from "../services.ts";
import { changeOwnPartner } from "./ownPartner.ts";
import { readSettings, writeSettings } from "./settings.ts";

/**
 * Replaces or removes the logo of the partner that an account manages.
 * @throws {NotPartner} @throws {InvalidRequest} if it is not an accepted image type, or too large.
 */
export function setLogo(services: Services, signedIn: SignedIn, given: LogoToSet): Promise<Partner> {
  const logo = given.type === null ? null : readLogo(given.data);
  return changeOwnPartner(services, signedIn, async (partner, transaction) => {
    const settings = readSettings(partner);
    const path = logo && logoPath(logo);
    if (path === settings.brand.logo) return;
    const { partnerLogos } = services.database;
    await partnerLogos.destroy({ where: { partnerId: partner.id }, transaction });
    if (logo) await partnerLogos.create({ ...logo, partnerId: partner.id }, { transaction });
    const changed = writeSettings({ ...settings, brand: { ...settings.brand, logo: path } });
    await partner.update({ settings: changed, updatedAt: services.clock() }, { transaction });
    await writeDown(services, transaction, signedIn, partner, logo !== null);
  });
}

/** The type is read from the bytes, as browsers do. */
function readLogo(data: string): Logo {
  const bytes = Buffer.from(data, "base64");
  const type = sniffImage(bytes);
  if (type === null) throw new InvalidRequest({ data: "Please choose a PNG, JPEG or WebP picture." });
  if (bytes.length > mostLogoBytes)
    throw new InvalidRequest({ data: `A logo can have at most ${mostLogoBytes / 1024} kB.` });
  return { bytes, type, hash: createHash("sha256").update(bytes).digest("hex").slice(0, 32) };
}

interface Logo {
  readonly bytes: Buffer;
  readonly type: LogoType;
  readonly hash: string;
}

function logoPath({ hash, type }: Logo): string {
  return `/embed/logo/${hash}.${imageExtensions[type]}`;
}

function writeDown(
  services: Services,
  transaction: Transaction,
  { user }: SignedIn,
  { siteKey }: Partner,
  hasLogo: boolean,
): Promise<void> {
  return recordAuditEntry(
    services,
    transaction,
    { userId: user.id },
    { action: "partner_logo_changed", subject: "partner", id: siteKey, detail: { hasLogo } },
  );
}

/** Partners' logos at `/embed/logo/<hash>.<ending>`, for pages anywhere: another picture has another name. */
export function serveLogo({ database }: Pick<Services, "database">): RequestHandler {
  return async (request, response) => {
    request.routePattern = `${request.baseUrl}/*`;
    if (refuseToChange(request.method, response)) return;
    const [, hash, ending] = /^\/([0-9a-f]{32})\.(png|jpg|webp)$/.exec(request.path) ?? [];
    const logo = hash === undefined ? null : await database.partnerLogos.findOne({ where: { hash } });
    if (!logo || imageExtensions[logo.type] !== ending) return sendPlainText(response, 404, "No such file.");
    response.set("Content-Security-Policy", "default-src 'none'; sandbox").set("Cache-Control", keepForGood);
    response.type(logo.type).send(logo.bytes);
  };
}
