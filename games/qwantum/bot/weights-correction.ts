// Written by npm run train -- qwantum correction: see correction.ts.
export default 'zJkKwL+RgUBzwQHALvdevxLyIz6JP56/jXZLQKzysL89GTA/71k4Pjn3jT5U1m8/jG8rvRWTmD/poVJAg+gUwMUjhcC+whTA0L0YwD3/XD+UmZs+dPdSv0+2gEARH0c/4W/rv5Vr0b9l+IdAmoQ2QLAWFsBC/SNAdSqUvkyz0j8Q/X1AHyz2v7grar8RsYQ7kkAiP44NSMBnGwc/gCXPvwAAAACGDpa/wKoVwMTCFT9B5TVATGjTPQ==';
