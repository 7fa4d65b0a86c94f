// Written by npm run train -- qwantum correction: see correction.ts.
export default 'Mx5EwKv0xj6pf0K/WhSVwNAqAcAyYkRAnhGJQKwLPcD2Epu+Gearv1Qhbz4fbKM+TRIgPvoG873J8aC/31AfwFM6zr/ZiBlAbq3jv3LLuD8hCKw/1UsRQHRaLsA1WshAblVCvkXV0DyQ5K6+pkyXPgAAAAAeMYVAOKIRQHUQcUDXRcU9Sfv1v3xdG0CAS4k/lZE1vjuQ07+VGSpAWjiRvwAAAAA7KnC/Ok+RwNzwUEBXymO/oI84Pw==';
