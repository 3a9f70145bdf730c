/** Says that this browser syncs the case; all else about it is in a database, which only browsers that sync have. */
export const syncMarkName = "iep-case-sync";

export const syncMark = {
  read(): boolean {
    try {
      return localStorage.getItem(syncMarkName) !== null;
    } catch {
      return false;
    }
  },
  /** @throws {DOMException} where the browser blocks storage: then nothing can be synced either. */
  write(isOn: boolean): void {
    if (isOn) localStorage.setItem(syncMarkName, "on");
    else localStorage.removeItem(syncMarkName);
  },
};
