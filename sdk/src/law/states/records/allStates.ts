import type { States } from "../StateRecord.ts";
import { AK } from "./AK.ts";
import { AL } from "./AL.ts";
import { AR } from "./AR.ts";
import { AZ } from "./AZ.ts";
import { CA } from "./CA.ts";
import { CO } from "./CO.ts";
import { CT } from "./CT.ts";
import { DC } from "./DC.ts";
import { DE } from "./DE.ts";
import { FL } from "./FL.ts";
import { GA } from "./GA.ts";
import { HI } from "./HI.ts";
import { IA } from "./IA.ts";
import { ID } from "./ID.ts";
import { IL } from "./IL.ts";
import { IN } from "./IN.ts";
import { KS } from "./KS.ts";
import { KY } from "./KY.ts";
import { LA } from "./LA.ts";
import { MA } from "./MA.ts";
import { MD } from "./MD.ts";
import { ME } from "./ME.ts";
import { MI } from "./MI.ts";
import { MN } from "./MN.ts";
import { MO } from "./MO.ts";
import { MS } from "./MS.ts";
import { MT } from "./MT.ts";
import { NC } from "./NC.ts";
import { ND } from "./ND.ts";
import { NE } from "./NE.ts";
import { NH } from "./NH.ts";
import { NJ } from "./NJ.ts";
import { NM } from "./NM.ts";
import { NV } from "./NV.ts";
import { NY } from "./NY.ts";
import { OH } from "./OH.ts";
import { OK } from "./OK.ts";
import { OR } from "./OR.ts";
import { PA } from "./PA.ts";
import { RI } from "./RI.ts";
import { SC } from "./SC.ts";
import { SD } from "./SD.ts";
import { TN } from "./TN.ts";
import { TX } from "./TX.ts";
import { UT } from "./UT.ts";
import { VA } from "./VA.ts";
import { VT } from "./VT.ts";
import { WA } from "./WA.ts";
import { WI } from "./WI.ts";
import { WV } from "./WV.ts";
import { WY } from "./WY.ts";

/** All state records: one file of a build, so that no request tells which state was chosen. Only `loadStates` imports it. */
export const states: States = {
  AK,
  AL,
  AR,
  AZ,
  CA,
  CO,
  CT,
  DC,
  DE,
  FL,
  GA,
  HI,
  IA,
  ID,
  IL,
  IN,
  KS,
  KY,
  LA,
  MA,
  MD,
  ME,
  MI,
  MN,
  MO,
  MS,
  MT,
  NC,
  ND,
  NE,
  NH,
  NJ,
  NM,
  NV,
  NY,
  OH,
  OK,
  OR,
  PA,
  RI,
  SC,
  SD,
  TN,
  TX,
  UT,
  VA,
  VT,
  WA,
  WI,
  WV,
  WY,
};
