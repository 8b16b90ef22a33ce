import { describe, expect, it } from 'vitest';
import { wishesOf } from '../../tools/house/options.mjs';

describe('what is said after `npm start --`', () => {
  it('the port: `--port 8080`, `--port=8080` and `-p 8080`', () => {
    const said = [['--port', '8080'], ['--port=8080'], ['-p', '8080'], []];
    expect(said.map((args) => wishesOf(args).port)).toEqual([8080, 8080, 8080, null]);
  });

  it.each(['abc', '0', '65536', '-1', '1e3', '', '80 80'])('no port: %j', (port) => {
    expect(() => wishesOf([`--port=${port}`])).toThrow(`"${port}" is no port: a port is a number from 1 to 65535.`);
  });

  it('no option, and nothing where something is wanted', () => {
    expect(() => wishesOf(['--prot', '8080'])).toThrow('--prot');
    expect(() => wishesOf(['--port'])).toThrow('--port');
    expect(() => wishesOf(['8080'])).toThrow('8080');
    expect(() => wishesOf(['--names', 'https://table.example'])).toThrow(
      '"https://table.example" is no name of a host',
    );
  });

  it('to whom it is open, and under which names', () => {
    expect(wishesOf([])).toMatchObject({ isOpen: false, names: [] });
    expect(wishesOf(['--host', '--names', 'a,b.example'])).toMatchObject({ isOpen: true, names: ['a', 'b.example'] });
  });

  it('what tables may take up, in megabytes', () => {
    expect(wishesOf([]).limits).toEqual({ all: 2e9, address: 200e6, room: 20e6, free: 500e6 });
    const said = ['--disk-all', '50', '--disk-address=5', '--disk-room=1', '--disk-free=0'];
    expect(wishesOf(said).limits).toEqual({ all: 50e6, address: 5e6, room: 1e6, free: 0 });
    for (const size of ['0', '-1', '1.5', '2GB', ''])
      expect(() => wishesOf([`--disk-all=${size}`])).toThrow(
        `"${size}" is no size for --disk-all: a size is a number of megabytes from 1 on, like 2000.`,
      );
  });
});
