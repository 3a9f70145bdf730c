import { useEffect, useState } from "react";

/**
 * Keeps the screen on while the component is mounted, where the browser can. The browser lets go when the page is
 * hidden, so it is asked again when the parent comes back.
 * @returns whether the screen stays on.
 */
export function useScreenAwake(): boolean {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let isMounted = true;
    const request = async () => {
      if (document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
      // Refused with a low battery: the meeting goes on without it.
      const granted = await navigator.wakeLock.request("screen").catch(() => null);
      if (!isMounted) return granted?.release();
      lock = granted;
      setAwake(granted !== null);
      granted?.addEventListener("release", () => isMounted && setAwake(false));
    };
    void request();
    document.addEventListener("visibilitychange", request);
    return () => {
      isMounted = false;
      document.removeEventListener("visibilitychange", request);
      void lock?.release();
    };
  }, []);
  return isAwake;
}
