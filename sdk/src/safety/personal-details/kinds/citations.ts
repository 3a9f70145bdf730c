const codes =
  "CFR C.F.R. USC U.S.C. U.S. Stat. §{1,2} F.2d F.3d IDELR LRP A.A.C. A.R.S. ARM ARSD CMR COMAR CSR DCMR HAR HRS IDAPA KAR K.A.R. KRS MCL NAC NDAC NDCC NJAC N.J.A.C. N.J.S.A. NMAC NYCRR OAR ORS PL P.L. R.S. RCW RSA SDCL TAC T.C.A. VAC WAC"
    .replaceAll(".", String.raw`\.`)
    .split(" ");
const named = String.raw`Pub(?:lic|\.) L(?:aw|\.)|F\. Supp\.|Fed\. Reg\.|Gen\. Laws|(?:& |Code )Regs\.|Policy|(?:\p{Lu}\p{L}{0,8}\.|Education|Penal|Family|Idaho|Iowa|Ohio|Utah) Code`;

/**
 * Numbers of laws, regulations and decisions, which may look like a phone number or a case number: "OAR 581-015-2230",
 * "8 VAC 20-81-110", "Cal. Educ. Code 56321(a)", "Pub. L. 108-446".
 */
export const citations = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?:${[named, ...codes].join("|")})(?: (?:No\.|r\.|part|§{1,2}|[Ss]ections?)){0,2} ?\p{Lu}?\d[\p{L}\d.:-]{0,24}|\d{3}-RICR-[\d-]{1,12})(?<![.:-])(?:\(\p{L}{1,4}\)|\(\d{1,2}\)){0,6}`,
  "gu",
);
