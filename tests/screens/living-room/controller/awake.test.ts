// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { buzz, stayAwake } from '../../../../src/screens/living-room/controller/phone.ts';
import { useSettings } from '../../../../src/ui/look/index.ts';

afterEach(() => vi.unstubAllGlobals());

it('keeps the screen on without TLS by a film that begins with the first press, and ends it', () => {
  vi.stubGlobal('isSecureContext', false);
  HTMLCanvasElement.prototype.captureStream = () => ({}) as MediaStream;
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  Object.defineProperty(HTMLMediaElement.prototype, 'srcObject', { value: null, writable: true, configurable: true });
  const end = stayAwake();
  expect(document.querySelector('video.controller-awake')).toBeNull();
  dispatchEvent(new Event('pointerup'));
  const film = document.querySelector('video.controller-awake');
  expect(film?.getAttribute('aria-hidden')).toBe('true');
  expect(play).toHaveBeenCalled();
  end();
  expect(document.querySelector('video.controller-awake')).toBeNull();
});

it('is felt where the phone can and its owner has not said no', () => {
  const vibrate = vi.fn();
  vi.stubGlobal('navigator', { vibrate, userActivation: { hasBeenActive: true } });
  buzz('turn');
  expect(vibrate).toHaveBeenCalledWith([60, 60, 60]);
  useSettings.setState({ vibration: false });
  buzz('turn');
  expect(vibrate).toHaveBeenCalledTimes(1);
  useSettings.setState({ vibration: true });
});
