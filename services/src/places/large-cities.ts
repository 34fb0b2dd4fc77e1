/**
 * Large cities, so that no sight, wish or misspelt name is taken for one of them (FIND-3):
 * name;latitude,longitude;state or country;thousands of inhabitants. From GeoNames (CC BY 4.0): from 60,000 inhabitants
 * in the United States, 150,000 where homes lie, a million elsewhere. This file is long because it is a table of data
 * (decision 0104).
 */
const ROWS = `
Shanghai;31.22,121.46;China;22315
Istanbul;41.01,28.95;Türkiye;14804
Buenos Aires;-34.61,-58.38;Argentina;13076
Mumbai;19.07,72.88;India;12692
Mexico City;19.43,-99.13;Mexico;12294
Beijing;39.91,116.40;China;11717
Karachi;24.86,67.01;Pakistan;11624
Tianjin;39.14,117.18;China;11090
Guangzhou;23.12,113.25;China;11071
Delhi;28.65,77.23;India;10928
Moscow;55.75,37.62;Russia;10381
Shenzhen;22.55,114.07;China;10358
Dhaka;23.71,90.41;Bangladesh;10357
Seoul;37.57,126.98;South Korea;10349
São Paulo;-23.55,-46.64;Brazil;10021
Wuhan;30.58,114.27;China;9785
Lagos;6.45,3.39;Nigeria;9000
Jakarta;-6.21,106.85;Indonesia;8540
Tokyo;35.69,139.69;Japan;8337
New York City;40.71,-74.01;NY;8175
Dongguan;23.02,113.75;China;8000
Taipei;25.05,121.53;Taiwan;7872
Kinshasa;-4.33,15.31;Congo - Kinshasa;7786
Lima;-12.04,-77.03;Peru;7737
Cairo;30.06,31.25;Egypt;7735
Bogotá;4.61,-74.08;Colombia;7674
London;51.51,-0.13;UK;7557
Chongqing;29.56,106.55;China;7458
Chengdu;30.67,104.07;China;7416
Baghdad;33.34,44.40;Iraq;7216
Nanjing;32.06,118.78;China;7165
Tehran;35.69,51.42;Iran;7153
Nanchong;30.80,106.08;China;7150
Hong Kong;22.28,114.17;Hong Kong SAR China;7013
Xi’an;34.26,108.93;China;6501
Lahore;31.56,74.35;Pakistan;6311
Shenyang;41.79,123.43;China;6256
Hangzhou;30.29,120.16;China;6242
Rio de Janeiro;-22.91,-43.18;Brazil;6024
Harbin;45.75,126.65;China;5879
Tai’an;36.19,117.12;China;5499
Suzhou;31.30,120.60;China;5346
Shantou;23.37,116.71;China;5329
Bangkok;13.75,100.50;Thailand;5104
Bengaluru;12.97,77.59;India;5104
Saint Petersburg;59.94,30.31;Russia;5028
Santiago;-33.46,-70.65;Chile;4837
Kolkata;22.56,88.36;India;4631
Sydney;-33.87,151.21;Australia;4627
Yangon;16.81,96.16;Myanmar (Burma);4478
Jinan;36.67,117.00;China;4336
Chennai;13.09,80.28;India;4328
Zhengzhou;34.76,113.65;China;4254
Melbourne;-37.81,144.96;Australia;4246
Riyadh;24.69,46.72;Saudi Arabia;4206
Changchun;43.88,125.32;China;4193
Dalian;38.91,121.60;China;4088
Los Angeles;34.05,-118.24;CA;3972
Chittagong;22.34,91.83;Bangladesh;3920
Kunming;25.04,102.72;China;3855
Alexandria;31.20,29.92;Egypt;3812
Ahmedabad;23.03,72.59;India;3720
Qingdao;36.06,120.38;China;3719
Busan;35.10,129.03;South Korea;3679
Abidjan;5.35,-4.00;Côte d’Ivoire;3677
Kano;12.00,8.52;Nigeria;3626
Foshan;23.03,113.13;China;3600
Hyderabad;17.38,78.46;India;3598
Puyang;29.46,119.89;China;3590
Yokohama;35.43,139.65;Japan;3574
Ibadan;7.38,3.91;Nigeria;3565
Singapore;1.29,103.85;Singapore;3548
Wuxi;31.57,120.29;China;3544
Xiamen;24.48,118.08;China;3531
Ankara;39.92,32.85;Türkiye;3517
Tianshui;34.58,105.74;China;3500
Ningbo;29.88,121.55;China;3492
Ho Chi Minh City;10.82,106.63;Vietnam;3467
Shiyan;32.65,110.78;China;3460
Cape Town;-33.93,18.42;South Africa;3433
Taiyuan;37.87,112.56;China;3427
Berlin;52.52,13.41;Germany;3426
Tangshan;39.63,118.18;China;3372
Hefei;31.86,117.28;China;3310
Madrid;40.42,-3.70;Spain;3256
Pyongyang;39.03,125.75;North Korea;3222
Casablanca;33.59,-7.61;Morocco;3145
Zibo;36.79,118.06;China;3129
Zhongshan;21.32,110.57;China;3121
Durban;-29.86,31.03;South Africa;3120
Changsha;28.20,112.97;China;3094
Kabul;34.53,69.17;Afghanistan;3044
Ürümqi;43.80,87.60;China;3029
Caracas;10.49,-66.88;Venezuela;3000
Dubai;25.08,55.31;United Arab Emirates;2957
Pune;18.52,73.86;India;2936
Sūrat;21.20,72.83;India;2895
Jeddah;21.49,39.19;Saudi Arabia;2867
Shijiazhuang;38.04,114.48;China;2835
Kanpur;26.47,80.35;India;2823
Kyiv;50.45,30.52;Ukraine;2798
Luanda;-8.84,13.23;Angola;2776
Quezon City;14.65,121.05;Philippines;2762
Addis Ababa;9.02,38.75;Ethiopia;2758
Nairobi;-1.28,36.82;Kenya;2751
Chicago;41.85,-87.65;IL;2721
Salvador;-12.97,-38.51;Brazil;2712
Jaipur;26.92,75.79;India;2712
Dar es Salaam;-6.82,39.27;Tanzania;2699
Lanzhou;36.06,103.84;China;2628
Incheon;37.46,126.71;South Korea;2628
Yunfu;22.93,112.04;China;2613
Toronto;43.70,-79.42;ON;2600
Basrah;30.51,47.78;Iraq;2600
Osaka;34.69,135.50;Japan;2592
Mogadishu;2.04,45.34;Somalia;2587
Daegu;35.87,128.59;South Korea;2567
Faisalabad;31.42,73.09;Pakistan;2507
İzmir;38.41,27.14;Türkiye;2501
Dakar;14.69,-17.44;Senegal;2476
Lucknow;26.84,80.92;India;2472
Giza;30.01,31.21;Egypt;2443
Fortaleza;-3.72,-38.54;Brazil;2400
Cali;3.44,-76.52;Colombia;2393
Surabaya;-7.25,112.75;Indonesia;2375
Belo Horizonte;-19.92,-43.94;Brazil;2373
Nanchang;28.68,115.85;China;2358
Rome;41.89,12.51;Italy;2319
Mashhad;36.32,59.57;Iran;2307
Brooklyn;40.65,-73.95;NY;2301
Houston;29.76,-95.36;TX;2296
Queens;40.68,-73.84;NY;2273
Nagpur;21.15,79.08;India;2228
Maracaibo;10.67,-71.61;Venezuela;2225
Brasília;-15.78,-47.93;Brazil;2208
Santo Domingo;18.47,-69.89;Dominican Republic;2202
Nagoya;35.18,136.91;Japan;2191
Brisbane;-27.47,153.03;Australia;2190
Havana;23.13,-82.38;Cuba;2164
Paris;48.85,2.35;France;2139
Johannesburg;-26.20,28.04;South Africa;2026
Kowloon;22.32,114.18;Hong Kong SAR China;2020
Almaty;43.26,76.93;Kazakhstan;2001
Dadonghai;18.22,109.51;China;2000
Medellín;6.25,-75.56;Colombia;2000
Tashkent;41.26,69.22;Uzbekistan;1978
Algiers;36.73,3.09;Algeria;1978
Khartoum;15.55,32.53;Sudan;1975
Accra;5.56,-0.20;Ghana;1963
Guayaquil;-2.20,-79.89;Ecuador;1952
Ordos;39.61,109.78;China;1941
Sanaa;15.35,44.21;Yemen;1937
Beirut;33.89,35.50;Lebanon;1916
Perth;-31.95,115.86;Australia;1897
Sapporo;43.07,141.35;Japan;1883
Jilin;43.85,126.56;China;1882
Bucharest;44.43,26.11;Romania;1877
Camayenne;9.54,-13.69;Guinea;1871
Indore;22.72,75.83;India;1837
Iztapalapa;19.36,-99.06;Mexico;1816
Conakry;9.54,-13.68;Guinea;1767
Bayan Nur;40.74,107.39;China;1760
Maracay;10.24,-67.59;Venezuela;1754
Medan;3.58,98.67;Indonesia;1751
Rawalpindi;33.60,73.05;Pakistan;1743
Minsk;53.90,27.57;Belarus;1742
Budapest;47.50,19.04;Hungary;1741
Mosul;36.34,43.12;Iraq;1740
Hamburg;53.55,9.99;Germany;1739
Curitiba;-25.43,-49.27;Brazil;1718
Warsaw;52.23,21.01;Poland;1702
Bandung;-6.92,107.61;Indonesia;1700
Soweto;-26.27,27.86;South Africa;1695
Vienna;48.21,16.37;Austria;1691
Rabat;34.01,-6.83;Morocco;1656
Ecatepec de Morelos;19.60,-99.06;Mexico;1655
Barcelona;41.39,2.16;Spain;1622
Pretoria;-25.74,28.19;South Africa;1619
Aleppo;36.20,37.16;Syria;1602
Montréal;45.51,-73.59;QC;1600
Kunshan;31.38,120.95;China;1600
Manila;14.60,120.98;Philippines;1600
Patna;25.59,85.14;India;1600
Bhopal;23.25,77.40;India;1600
Manaus;-3.10,-60.02;Brazil;1598
Xinyang;32.12,114.07;China;1591
Kaduna;10.53,7.44;Nigeria;1582
Phnom Penh;11.56,104.92;Cambodia;1574
Damascus;33.51,36.29;Syria;1569
Philadelphia;39.95,-75.16;PA;1567
Phoenix;33.45,-112.07;AZ;1563
Isfahan;32.65,51.67;Iran;1547
Ludhiāna;30.91,75.85;India;1545
Harare;-17.83,31.05;Zimbabwe;1543
Kobe;34.69,135.18;Japan;1528
Bekasi;-6.23,106.99;Indonesia;1520
Kaohsiung;22.62,120.31;Taiwan;1520
Stockholm;59.33,18.07;Sweden;1515
Caloocan City;14.65,120.97;Philippines;1500
Guadalajara;20.67,-103.39;Mexico;1495
Manhattan;40.78,-73.97;NY;1488
Asunción;-25.29,-57.65;Paraguay;1482
Recife;-8.05,-34.88;Brazil;1478
Daejeon;36.35,127.38;South Korea;1475
San Antonio;29.42,-98.49;TX;1470
Kumasi;6.69,-1.62;Ghana;1469
Kota Bharu;6.12,102.24;Malaysia;1460
Kyoto;35.02,135.75;Japan;1460
Kuala Lumpur;3.14,101.69;Malaysia;1454
Karaj;35.83,50.99;Iran;1448
Kathmandu;27.70,85.32;Nepal;1442
Palembang;-2.92,104.75;Indonesia;1442
Multan;30.20,71.48;Pakistan;1437
Tirunelveli;8.73,77.68;India;1436
Puebla;19.04,-98.20;Mexico;1434
Hanoi;21.02,105.84;Vietnam;1431
Kharkiv;49.98,36.25;Ukraine;1431
Agra;27.18,78.02;India;1430
Córdoba;-31.41,-64.18;Argentina;1428
Tabriz;38.08,46.29;Iran;1425
Novosibirsk;55.04,82.93;Russia;1419
Gwangju;35.15,126.92;South Korea;1417
Bursa;40.20,29.06;Türkiye;1413
Vadodara;22.30,73.21;India;1409
Belém;-1.46,-48.50;Brazil;1408
Fushun;41.89,123.94;China;1401
Quito;-0.23,-78.52;Ecuador;1400
San Diego;32.72,-117.16;CA;1395
Fukuoka;33.60,130.42;Japan;1392
Antananarivo;-18.91,47.54;Madagascar;1391
Luoyang;34.68,112.45;China;1391
Hyderabad;25.39,68.37;Pakistan;1386
Valencia;10.16,-68.01;Venezuela;1385
Gujranwala;32.16,74.19;Pakistan;1384
Barranquilla;10.97,-74.78;Colombia;1380
Guankou;28.16,113.63;China;1380
Lubumbashi;-11.66,27.48;Congo - Kinshasa;1374
Porto Alegre;-30.03,-51.23;Brazil;1373
Tangerang;-6.18,106.63;Indonesia;1372
Najafgarh;28.61,76.98;India;1365
Santa Cruz de la Sierra;-17.79,-63.18;Bolivia;1364
Handan;36.60,114.47;China;1358
Kampala;0.32,32.58;Uganda;1353
Yekaterinburg;56.85,60.61;Russia;1350
Khulna;22.81,89.56;Bangladesh;1342
Douala;4.05,9.70;Cameroon;1338
Gorakhpur;29.45,75.67;India;1325
Sharjah;25.34,55.41;United Arab Emirates;1324
Mecca;21.43,39.83;Saudi Arabia;1324
Makassar;-5.15,119.43;Indonesia;1322
Juárez;31.72,-106.46;Mexico;1321
Kawasaki;35.52,139.72;Japan;1307
South Tangerang;-6.29,106.72;Indonesia;1304
Baotou;40.58,110.02;China;1302
Tijuana;32.50,-117.00;Mexico;1301
Dallas;32.78,-96.81;TX;1300
Medina;24.47,39.61;Saudi Arabia;1300
Yaoundé;3.87,11.52;Cameroon;1299
Bamako;12.65,-8.00;Mali;1297
Nashik;20.00,73.79;India;1289
Semarang;-6.99,110.42;Indonesia;1288
Brazzaville;-4.27,15.28;Congo - Brazzaville;1285
Pimpri;18.62,73.81;India;1285
Nizhniy Novgorod;56.33,44.00;Russia;1284
Amman;31.96,35.95;Jordan;1276
Budta;7.20,124.44;Philippines;1274
Belgrade;44.80,20.47;Serbia;1274
Montevideo;-34.90,-56.19;Uruguay;1271
Lusaka;-15.41,28.29;Zambia;1267
Xuchang;34.03,113.86;China;1266
Kalyān;19.24,73.14;India;1262
Thāne;19.20,72.96;India;1262
Munich;48.14,11.58;Germany;1260
Shiraz;29.61,52.53;Iran;1250
Adana;36.99,35.33;Türkiye;1249
Suwon;37.29,127.01;South Korea;1243
León de los Aldama;21.13,-101.67;Mexico;1239
Milan;45.46,9.19;Italy;1237
Port-au-Prince;18.54,-72.34;Haiti;1235
Adelaide;-34.93,138.60;Australia;1225
Meerut;28.98,77.71;India;1223
Nowrangapur;19.23,82.55;India;1221
Faridabad;28.41,77.31;India;1220
Peshawar;34.01,71.58;Pakistan;1219
Davao;7.07,125.61;Philippines;1213
Mandalay;21.97,96.08;Myanmar (Burma);1208
Yueyang;29.37,113.09;China;1200
Santiago de los Caballeros;19.45,-70.70;Dominican Republic;1200
Omdurman;15.64,32.48;Sudan;1200
Anshan;41.12,122.99;China;1199
Tongshan;34.18,117.16;China;1199
Ghāziābād;28.67,77.44;India;1199
Depok;-6.40,106.82;Indonesia;1198
Saitama;35.91,139.66;Japan;1193
Dombivli;19.22,73.08;India;1193
Maputo;-25.97,32.58;Mozambique;1192
Gustavo Adolfo Madero;19.49,-99.11;Mexico;1186
Fuzhou;26.06,119.31;China;1180
Rājkot;22.29,70.79;India;1177
Rosario;-32.95,-60.64;Argentina;1174
Guiyang;26.58,106.72;China;1172
Goiânia;-16.68,-49.25;Brazil;1171
Guarulhos;-23.46,-46.53;Brazil;1170
Prague;50.09,14.42;Czechia;1166
Varanasi;25.32,83.01;India;1164
Batam;1.15,104.02;Indonesia;1164
Copenhagen;55.68,12.57;Denmark;1154
Sofia;42.70,23.32;Bulgaria;1153
Tripoli;32.89,13.19;Libya;1151
Port Harcourt;4.78,7.01;Nigeria;1149
Hiroshima;34.40,132.45;Japan;1144
Zapopan;20.72,-103.38;Mexico;1142
Lijiang;26.87,100.22;China;1138
Monterrey;25.68,-100.32;Mexico;1136
Samara;53.20,50.15;Russia;1135
Omsk;54.99,73.37;Russia;1129
Benin City;6.34,5.63;Nigeria;1125
Malingao;7.16,124.47;Philippines;1122
Baku;40.38,49.89;Azerbaijan;1117
Maiduguri;11.85,13.16;Nigeria;1112
Kazan;55.79,49.12;Russia;1105
Ciudad Nezahualcoyotl;19.40,-99.01;Mexico;1105
Yerevan;40.18,44.51;Armenia;1093
Amritsar;31.62,74.88;India;1092
Ouagadougou;12.37,-1.53;Burkina Faso;1087
Yono;35.88,139.63;Japan;1078
Rostov-na-Donu;47.23,39.72;Russia;1074
Allahābād;25.44,81.84;India;1073
Goyang-si;37.66,126.83;South Korea;1073
Gaziantep;37.06,37.38;Türkiye;1066
Visakhapatnam;17.68,83.20;India;1063
Sendai;38.27,140.87;Japan;1063
Chelyabinsk;55.15,61.43;Russia;1063
Datong;40.09,113.29;China;1053
Tbilisi;41.69,44.83;Georgia;1049
Changshu City;31.65,120.74;China;1048
Taichung;24.15,120.68;Taiwan;1041
Xianyang;34.34,108.70;China;1034
Ufa;54.74,55.97;Russia;1033
Dnipro;48.46,35.04;Ukraine;1033
Seongnam-si;37.44,127.14;South Korea;1032
Campinas;-22.91,-47.06;Brazil;1032
Jabalpur;23.17,79.95;India;1030
Hāora;22.58,88.32;India;1028
Huainan;32.63,117.00;China;1028
San Jose;37.34,-121.89;CA;1027
Donetsk;48.02,37.80;Ukraine;1025
Dublin;53.33,-6.25;Ireland;1024
Calgary;51.05,-114.09;AB;1020
Brussels;50.85,4.35;Belgium;1019
Aurangabad;19.88,75.34;India;1016
Volgograd;48.72,44.50;Russia;1011
Nova Iguaçu;-22.76,-43.45;Brazil;1002
Jieyang;23.54,116.37;China;1002
Odessa;46.48,30.73;Ukraine;1002
Zhu Cheng City;36.00,119.40;China;1000
Birmingham;52.48,-1.90;UK;984
Köln;50.93,6.95;Germany;963
Austin;30.27,-97.74;TX;932
Turin;45.07,7.69;Italy;870
Jacksonville;30.33,-81.66;FL;868
San Francisco;37.77,-122.42;CA;865
Liverpool;53.41,-2.98;UK;864
Columbus;39.96,-83.00;OH;850
Padang;-0.95,100.35;Indonesia;840
Denpasar;-8.65,115.22;Indonesia;835
Fort Worth;32.73,-97.32;TX;833
Indianapolis;39.77,-86.16;IN;830
Charlotte;35.23,-80.84;NC;827
Valencia;39.47,-0.38;Spain;814
Ottawa;45.41,-75.70;ON;812
Chihuahua;28.64,-106.09;Mexico;809
Bandar Lampung;-5.43,105.26;Indonesia;800
Bogor;-6.59,106.79;Indonesia;800
Marseille;43.30,5.38;France;795
Naucalpan de Juárez;19.48,-99.24;Mexico;792
Mérida;20.98,-89.62;Mexico;778
Malang;-7.98,112.63;Indonesia;747
Nottingham;52.95,-1.15;UK;730
San Luis Potosí;22.15,-100.98;Mexico;723
Aguascalientes;21.88,-102.28;Mexico;722
Hermosillo;29.10,-110.98;Mexico;715
Edmonton;53.55,-113.47;AB;712
Saltillo;25.42,-101.01;Mexico;710
Pekanbaru;0.52,101.44;Indonesia;704
Sevilla;37.38,-5.97;Spain;703
City of Balikpapan;-1.24,116.89;Indonesia;700
Mexicali;32.63,-115.45;Mexico;690
Sheffield;53.38,-1.47;UK;685
Seattle;47.61,-122.33;WA;684
Denver;39.74,-104.98;CO;683
El Paso;31.76,-106.49;TX;681
Detroit;42.33,-83.05;MI;677
Culiacán;24.79,-107.39;Mexico;676
Zaragoza;41.66,-0.88;Spain;674
Guadalupe;25.68,-100.26;Mexico;674
Acapulco de Juárez;16.85,-99.91;Mexico;673
Mississauga;43.58,-79.66;ON;669
Boston;42.36,-71.06;MA;667
Athens;37.98,23.73;Greece;664
Memphis;35.15,-90.05;TN;656
Tlalnepantla;19.54,-99.20;Mexico;653
Frankfurt am Main;50.12,8.68;Germany;650
Palermo;38.13,13.34;Italy;648
Yogyakarta;-7.80,110.36;Indonesia;637
North York;43.77,-79.42;ON;636
Portland;45.52,-122.68;OR;632
Winnipeg;49.88,-97.15;MB;632
Oklahoma City;35.47,-97.52;OK;631
Cancún;21.17,-86.85;Mexico;628
Santiago de Querétaro;20.59,-100.39;Mexico;626
Las Vegas;36.17,-115.14;NV;624
Baltimore;39.29,-76.61;MD;622
Coyoacán;19.35,-99.16;Mexico;620
Bristol;51.46,-2.60;UK;617
Santa María Chimalhuacán;19.42,-98.95;Mexico;612
Torreón;25.54,-103.42;Mexico;609
Washington, D.C.;38.90,-77.04;DC;602
Milwaukee;43.04,-87.91;WI;600
Vancouver;49.25,-123.12;BC;600
Scarborough;43.77,-79.26;ON;600
Situbondo;-7.71,114.01;Indonesia;600
Morelia;19.70,-101.18;Mexico;598
Essen;51.46,7.01;Germany;593
Glasgow;55.87,-4.26;UK;592
Gold Coast;-28.00,153.43;Australia;591
Stuttgart;48.78,9.18;Germany;590
Reynosa;26.08,-98.29;Mexico;589
Dortmund;51.51,7.47;Germany;588
Genoa;44.40,8.94;Italy;580
Oslo;59.91,10.75;Norway;580
Tlaquepaque;20.64,-103.29;Mexico;576
Tlalpan;19.30,-99.16;Mexico;575
Düsseldorf;51.22,6.78;Germany;573
Banjarmasin;-3.32,114.59;Indonesia;573
Málaga;36.72,-4.42;Spain;568
Albuquerque;35.08,-106.65;NM;559
Surakarta;-7.56,110.83;Indonesia;555
Bremen;53.08,8.81;Germany;547
Tuxtla;16.76,-93.11;Mexico;537
Cuauhtémoc;19.45,-99.15;Mexico;532
Tucson;32.22,-110.93;AZ;532
Nashville;36.17,-86.78;TN;531
Québec;46.81,-71.21;QC;529
Fresno;36.75,-119.77;CA;520
Hamilton;43.25,-79.85;ON;520
Victoria de Durango;24.02,-104.66;Mexico;519
Lisbon;38.72,-9.13;Portugal;518
Hannover;52.37,9.73;Germany;515
Leicester;52.64,-1.13;UK;509
Leipzig;51.34,12.37;Germany;505
Duisburg;51.43,6.77;Germany;504
Nürnberg;49.45,11.08;Germany;499
Cimahi;-6.87,107.54;Indonesia;494
Sacramento;38.58,-121.49;CA;491
Toluca;19.29,-99.65;Mexico;489
Ciudad López Mateos;19.56,-99.26;Mexico;489
Dresden;51.05,13.74;Germany;487
Cuautitlán Izcalli;19.64,-99.22;Mexico;485
Kansas City;39.10,-94.58;MO;475
Long Beach;33.77,-118.19;CA;474
Lyon;45.75,4.85;France;472
Mesa;33.42,-111.82;AZ;472
Staten Island;40.56,-74.14;NY;469
Ciudad Apodaca;25.78,-100.19;Mexico;467
Edinburgh;55.95,-3.20;UK;465
Atlanta;33.75,-84.39;GA;464
Colorado Springs;38.83,-104.82;CO;457
Pontianak;-0.03,109.33;Indonesia;455
Leeds;53.80,-1.55;UK;455
Virginia Beach;36.85,-75.98;VA;453
Manado;1.48,124.85;Indonesia;452
Raleigh;35.77,-78.64;NC;451
Heroica Matamoros;25.88,-97.50;Mexico;450
Cardiff;51.48,-3.18;UK;447
Omaha;41.26,-95.94;NE;444
San Nicolás de los Garza;25.74,-100.30;Mexico;443
Miami;25.77,-80.19;FL;441
Murcia;37.99,-1.13;Spain;437
Balikpapan;-1.27,116.83;Indonesia;434
Brampton;43.68,-79.77;ON;434
Toulouse;43.60,1.44;France;433
Veracruz;19.18,-96.14;Mexico;428
Xalapa de Enríquez;19.53,-96.92;Mexico;425
Jambi City;-1.60,103.62;Indonesia;420
Oakland;37.80,-122.27;CA;419
Auckland;-36.85,174.76;New Zealand;418
Azcapotzalco;19.49,-99.19;Mexico;415
Minneapolis;44.98,-93.26;MN;411
Tonalá;20.62,-103.23;Mexico;409
Xochimilco;19.25,-99.10;Mexico;408
Tulsa;36.15,-95.99;OK;404
Palma;39.57,2.65;Spain;401
Manchester;53.48,-2.24;UK;396
Surrey;49.11,-122.83;BC;395
Wichita;37.69,-97.34;KS;390
New Orleans;29.95,-90.08;LA;390
Arlington;32.74,-97.11;TX;388
Cleveland;41.50,-81.70;OH;388
Bochum;51.48,7.22;Germany;386
Iztacalco;19.40,-99.10;Mexico;384
Wellington;-41.29,174.78;New Zealand;382
Las Palmas de Gran Canaria;28.10,-15.41;Spain;382
Mazatlán;23.23,-106.41;Mexico;382
Irapuato;20.68,-101.36;Mexico;381
Laval;45.57,-73.69;QC;377
Nuevo Laredo;27.48,-99.52;Mexico;374
Bakersfield;35.37,-119.02;CA;374
Miguel Hidalgo;19.43,-99.20;Mexico;373
Stoke-on-Trent;53.00,-2.19;UK;373
Honolulu;21.31,-157.86;HI;372
Tampa;27.95,-82.46;FL;369
Canberra;-35.28,149.13;Australia;368
Bologna;44.49,11.34;Italy;366
Christchurch;-43.53,172.63;New Zealand;364
Manukau City;-36.99,174.88;New Zealand;362
Wuppertal;51.26,7.15;Germany;361
Coventry;52.41,-1.51;UK;359
Halifax;44.65,-63.57;NS;359
Xico;19.27,-98.95;Mexico;356
Ambon;-3.70,128.18;Indonesia;356
Samarinda;-0.49,117.15;Indonesia;355
Benito Juarez;19.40,-99.16;Mexico;355
Bilbao;43.26,-2.93;Spain;355
Thessaloníki;40.64,22.93;Greece;354
Villahermosa;17.99,-92.93;Mexico;354
Ciudad General Escobedo;25.80,-100.32;Mexico;352
Anaheim;33.84,-117.91;CA;351
Florence;43.78,11.25;Italy;349
Etobicoke;43.65,-79.57;ON;348
London;42.98,-81.23;ON;347
Celaya;20.52,-100.82;Mexico;340
Cuernavaca;18.93,-99.23;Mexico;339
Nice;43.70,7.27;France;339
Sunderland;54.90,-1.38;UK;335
Santa Ana;33.75,-117.87;CA;335
Alicante;38.35,-0.48;Spain;335
Tepic;21.51,-104.90;Mexico;333
Bielefeld;52.03,8.53;Germany;332
Córdoba;37.89,-4.77;Spain;328
Birkenhead;53.39,-3.01;UK;325
Corpus Christi;27.80,-97.40;TX;324
Riverside;33.95,-117.40;CA;322
Ixtapaluca;19.32,-98.88;Mexico;322
Islington;51.54,-0.10;UK;319
Mataram;-8.58,116.12;Indonesia;319
Valladolid;41.66,-4.72;Spain;318
St. Louis;38.63,-90.20;MO;316
Kingston upon Hull;53.74,-0.34;UK;314
Preston;53.76,-2.70;UK;313
Bonn;50.73,7.10;Germany;313
Percut;3.63,98.86;Indonesia;311
Bengkulu;-3.80,102.27;Indonesia;310
Tampico;22.29,-97.88;Mexico;309
Oshawa;43.90,-78.85;ON;309
Newcastle;-32.93,151.78;Australia;308
Mannheim;49.49,8.47;Germany;308
Newport;51.59,-3.00;UK;307
Stockton;37.96,-121.29;CA;306
Ciudad Victoria;23.74,-99.15;Mexico;305
Tláhuac;19.29,-99.01;Mexico;305
Pittsburgh;40.44,-80.00;PA;304
Swansea;51.62,-3.94;UK;300
Bradford;53.79,-1.75;UK;299
Anchorage;61.22,-149.90;AK;299
Ciudad Obregón;27.49,-109.94;Mexico;299
Jember;-8.17,113.70;Indonesia;299
Okanagan;50.36,-119.35;BC;298
Vigo;42.23,-8.72;Spain;297
Cincinnati;39.13,-84.51;OH;297
Southend-on-Sea;51.54,0.71;UK;295
Wollongong;-34.42,150.89;Australia;292
Catania;37.49,15.07;Italy;291
Victoria;48.44,-123.35;BC;290
Ironville;38.46,-82.69;KY;289
Meads;38.41,-82.71;KY;289
Henderson;36.04,-114.98;NV;286
Greensboro;36.07,-79.79;NC;285
Saint Paul;44.94,-93.09;MN;285
Karlsruhe;49.01,8.40;Germany;284
Plano;33.02,-96.70;TX;284
Logan City;-27.64,153.11;Australia;283
Palu;-0.91,119.87;Indonesia;282
Kupang;-10.17,123.61;Indonesia;282
Newark;40.74,-74.17;NJ;282
Nicolás Romero;19.64,-99.31;Mexico;282
Toledo;41.66,-83.56;OH;280
Ensenada;31.87,-116.60;Mexico;280
Windsor;42.30,-83.02;ON;278
Coacalco;19.63,-99.11;Mexico;278
Gijón;43.54,-5.66;Spain;278
Bari;41.12,16.87;Italy;277
Lincoln;40.80,-96.67;NE;277
Nantes;47.22,-1.55;France;277
Sukabumi;-6.92,106.93;Indonesia;276
Strasbourg;48.58,7.75;France;275
Belfast;54.60,-5.93;UK;275
Wiesbaden;50.08,8.25;Germany;272
Tasikmalaya;-7.33,108.22;Indonesia;271
Orlando;28.54,-81.38;FL;271
Derby;52.92,-1.48;UK;270
Münster;51.96,7.63;Germany;270
Gelsenkirchen;51.51,7.10;Germany;270
Santa Catarina;25.67,-100.46;Mexico;268
Chula Vista;32.64,-117.08;CA;266
Aachen;50.78,6.08;Germany;265
Uruapan;19.41,-102.06;Mexico;264
Jersey City;40.73,-74.08;NJ;264
Mönchengladbach;51.19,6.44;Germany;262
Markham;43.87,-79.27;ON;262
Chandler;33.31,-111.84;AZ;261
Fort Wayne;41.13,-85.13;IN;260
Plymouth;50.37,-4.14;UK;260
Augsburg;48.37,10.90;Germany;259
Buffalo;42.89,-78.88;NY;258
Luton;51.88,-0.42;UK;258
Pekalongan;-6.89,109.68;Indonesia;258
Durham;35.99,-78.90;NC;258
Gómez Palacio;25.57,-103.50;Mexico;257
St. Petersburg;27.77,-82.68;FL;257
L'Hospitalet de Llobregat;41.36,2.10;Spain;257
Irvine;33.67,-117.82;CA;257
Los Mochis;25.79,-109.00;Mexico;257
Pachuca de Soto;20.12,-98.73;Mexico;257
Laredo;27.51,-99.51;TX;255
Oaxaca;17.07,-96.72;Mexico;255
Soledad de Graciano Sánchez;22.19,-100.94;Mexico;255
Cirebon;-6.71,108.56;Indonesia;254
Wolverhampton;52.59,-2.12;UK;253
Banda Aceh;5.54,95.33;Indonesia;251
Porto;41.15,-8.61;Portugal;250
Lubbock;33.58,-101.86;TX;249
Madison;43.07,-89.40;WI;249
Tehuacán;18.46,-97.40;Mexico;249
Montpellier;43.61,3.88;France;248
City of Westminster;51.50,-0.14;UK;248
Gilbert;33.35,-111.79;AZ;248
Chemnitz;50.84,12.93;Germany;247
Norfolk;36.85,-76.29;VA;246
Southampton;50.90,-1.40;UK;246
A Coruña;43.37,-8.40;Spain;246
Braunschweig;52.27,10.53;Germany;245
Louisville;38.25,-85.76;KY;244
Ojo de Agua;19.68,-99.01;Mexico;242
Gatineau;45.48,-75.70;QC;242
Reno;39.53,-119.81;NV;241
Winston-Salem;36.10,-80.24;NC;241
Glendale;33.54,-112.19;AZ;240
Blackpool;53.82,-3.05;UK;239
Vaughan;43.84,-79.50;ON;239
Magdalena Contreras;19.33,-99.21;Mexico;238
Krefeld;51.34,6.55;Germany;238
Tegal;-6.87,109.14;Indonesia;237
Hialeah;25.86,-80.28;FL;237
Garland;32.91,-96.64;TX;237
Scottsdale;33.51,-111.90;AZ;237
Irving;32.81,-96.95;TX;237
Coatzacoalcos;18.15,-94.44;Mexico;236
Sant Martí;41.42,2.20;Spain;236
Gasteiz / Vitoria;42.85,-2.67;Spain;236
Chesapeake;36.82,-76.27;VA;235
Kediri;-7.82,112.02;Indonesia;235
North Las Vegas;36.20,-115.12;NV;235
Granada;37.19,-3.61;Spain;234
Halle (Saale);51.48,11.98;Germany;234
Kitchener;43.43,-80.51;ON;234
Kiel;54.32,10.13;Germany;233
Fremont;37.55,-121.99;CA;232
Bordeaux;44.84,-0.58;France;232
Elche;38.26,-0.70;Spain;230
Milton Keynes;52.04,-0.76;UK;230
Magdeburg;52.13,11.63;Germany;230
Longueuil;45.53,-73.52;QC;229
Binjai;3.60,98.49;Indonesia;229
Baton Rouge;30.44,-91.19;LA;229
Lille;50.63,3.06;France;228
Ciudad Lineal;40.45,-3.65;Spain;228
Bexley;51.44,0.15;UK;228
Geelong;-38.15,144.36;Australia;226
Lexington;37.99,-84.48;KY;225
Oviedo;43.36,-5.84;Spain;224
Santa Cruz de Tenerife;28.47,-16.25;Spain;222
Campeche;19.84,-90.53;Mexico;220
Richmond;37.55,-77.46;VA;220
Messina;38.19,15.55;Italy;220
Badalona;41.45,2.25;Spain;220
Oberhausen;51.48,6.86;Germany;219
Verona;45.43,10.98;Italy;219
Purwokerto;-7.42,109.23;Indonesia;217
Hobart;-42.88,147.33;Australia;217
San Bernardino;34.11,-117.29;CA;216
Freiburg;48.00,7.85;Germany;216
Northampton;52.25,-0.88;UK;216
Purwakarta;-6.56,107.44;Indonesia;216
Archway;51.57,-0.13;UK;216
Monclova;26.91,-101.42;Mexico;215
La Paz;24.14,-110.30;Mexico;215
Bergen;60.39,5.32;Norway;214
Spokane;47.66,-117.43;WA;213
Norwich;52.63,1.30;UK;213
Loa Janan;-0.58,117.10;Indonesia;213
Nogales;31.31,-110.94;Mexico;213
Birmingham;33.52,-86.80;AL;212
Lübeck;53.87,10.69;Germany;212
Cartagena;37.61,-0.99;Spain;212
Modesto;37.64,-121.00;CA;211
Terrassa;41.57,2.02;Spain;211
Des Moines;41.60,-93.61;IA;210
Rochester;43.15,-77.62;NY;210
Pematangsiantar;2.96,99.07;Indonesia;210
Rennes;48.11,-1.67;France;209
Maryvale;33.50,-112.18;AZ;208
Tacoma;47.25,-122.44;WA;208
Ciputat;-6.24,106.70;Indonesia;208
Arlington;38.88,-77.10;VA;208
Jerez de la Frontera;36.69,-6.14;Spain;208
Fontana;34.09,-117.44;CA;207
Oxnard;34.20,-119.18;CA;207
Ciampea;-6.55,106.70;Indonesia;207
Sabadell;41.54,2.11;Spain;206
Móstoles;40.32,-3.86;Spain;206
Buenavista;19.61,-99.17;Mexico;206
Alcalá de Henares;40.48,-3.36;Spain;205
Moreno Valley;33.94,-117.23;CA;204
Padova;45.41,11.89;Italy;204
Puerto Vallarta;20.62,-105.23;Mexico;203
Erfurt;50.98,11.03;Germany;203
Burnaby;49.27,-122.95;BC;203
Tapachula;14.90,-92.26;Mexico;203
Cileungsir;-6.39,106.96;Indonesia;202
Fayetteville;35.05,-78.88;NC;202
Huntington Beach;33.66,-118.00;CA;202
Rengasdengklok;-6.16,107.30;Indonesia;201
Yonkers;40.93,-73.90;NY;201
Glendale;34.14,-118.26;CA;201
Montgomery;32.37,-86.30;AL;201
Columbus;32.46,-84.99;GA;201
Ladner;49.09,-123.08;BC;200
Sumedang;-6.86,107.92;Indonesia;200
Dudley;52.50,-2.08;UK;199
Hagen;51.36,7.47;Germany;199
Saskatoon;52.13,-106.67;SK;199
Amarillo;35.22,-101.83;TX;199
Pamplona;42.82,-1.64;Spain;198
Rostock;54.09,12.14;Germany;198
Little Rock;34.75,-92.29;AR;198
Fuenlabrada;40.28,-3.79;Spain;198
Akron;41.08,-81.52;OH;198
Ciudad Madero;22.27,-97.84;Mexico;197
Shreveport;32.53,-93.75;LA;197
Aberdeen;57.14,-2.10;UK;197
Reims;49.27,4.03;France;197
Townsville;-19.27,146.81;Australia;196
Grand Rapids;42.96,-85.67;MI;195
Kendari;-3.98,122.52;Indonesia;195
Kassel;51.32,9.50;Germany;195
Portsmouth;50.80,-1.09;UK;194
Parung;-6.42,106.73;Indonesia;194
Salt Lake City;40.76,-111.89;UT;193
Tanjung Pinang;0.92,104.46;Indonesia;192
Newcastle upon Tyne;54.97,-1.61;UK;192
Curug;-6.27,106.56;Indonesia;191
Huntsville;34.73,-86.59;AL;191
Tallahassee;30.44,-84.28;FL;190
Sunrise Manor;36.21,-115.07;NV;189
Almería;36.84,-2.46;Spain;189
Labuan Bajo;-8.50,119.89;Indonesia;189
Cibinong;-6.48,106.85;Indonesia;189
Grand Prairie;32.75,-97.00;TX;188
Sutton;51.35,-0.20;UK;188
Chilpancingo;17.55,-99.51;Mexico;187
Trieste;45.65,13.78;Italy;187
Overland Park;38.98,-94.67;KS;187
Madiun;-7.63,111.52;Indonesia;186
Leganés;40.33,-3.76;Spain;186
Le Havre;49.49,0.11;France;186
Swindon;51.56,-1.78;UK;186
Richmond Hill;43.87,-79.44;ON;186
Donostia / San Sebastián;43.31,-1.97;Spain;185
Hamm;51.68,7.82;Germany;185
Knoxville;35.96,-83.92;TN;185
Poza Rica de Hidalgo;20.53,-97.46;Mexico;185
Mainz;49.98,8.28;Germany;185
Brescia;45.54,10.21;Italy;185
Worcester;42.26,-71.80;MA;185
Pemalang;-6.89,109.38;Indonesia;184
Brownsville;25.90,-97.50;TX;184
Cergy-Pontoise;49.04,2.08;France;183
Lembang;-6.81,107.62;Indonesia;183
Santander;43.46,-3.80;Spain;183
Newport News;37.08,-76.47;VA;182
Santa Clarita;34.39,-118.54;CA;182
Barrie;44.40,-79.67;ON;182
Richmond;49.17,-123.14;BC;182
Prato;43.88,11.10;Italy;182
Probolinggo;-7.75,113.22;Indonesia;182
Saarbrücken;49.23,7.01;Germany;181
Taranto;40.46,17.25;Italy;181
Crawley;51.11,-0.18;UK;181
Castelló de la Plana;39.99,-0.05;Spain;180
Nepean;45.34,-75.72;ON;180
Providence;41.82,-71.41;RI;179
Burgos;42.34,-3.70;Spain;179
Amadora;38.75,-9.23;Portugal;179
Ipswich;52.06,1.16;UK;179
Fort Lauderdale;26.12,-80.14;FL;179
East Flatbush;40.65,-73.93;NY;178
Chattanooga;35.05,-85.31;TN;177
Saint-Étienne;45.43,4.39;France;176
Regina;50.45,-104.62;SK;176
Tempe;33.41,-111.91;AZ;176
Oceanside;33.20,-117.38;CA;176
Wigan;53.54,-2.64;UK;175
Garden Grove;33.77,-117.94;CA;175
Rancho Cucamonga;34.11,-117.59;CA;175
Cape Coral;26.56,-81.95;FL;175
Santa Rosa;38.44,-122.71;CA;175
Pamulang;-6.34,106.74;Indonesia;175
Cikupa;-6.24,106.51;Indonesia;174
Croydon;51.38,-0.10;UK;173
Chicoloapan;19.42,-98.90;Mexico;173
Vancouver;45.64,-122.66;WA;173
Salatiga;-7.33,110.49;Indonesia;173
Walsall;52.59,-1.98;UK;172
Herne;51.54,7.23;Germany;172
Mansfield;53.13,-1.20;UK;172
Sioux Falls;43.55,-96.70;SD;172
Oxford;51.75,-1.26;UK;171
Peoria;33.58,-112.24;AZ;171
Ontario;34.06,-117.65;CA;171
Mülheim;51.43,6.88;Germany;171
Jackson;32.30,-90.18;MS;171
Albacete;38.99,-1.86;Spain;170
Ciudad del Carmen;18.65,-91.83;Mexico;169
Reggio Calabria;38.11,15.66;Italy;169
Chalco;19.26,-98.90;Mexico;169
Toulon;43.12,5.93;France;169
Angers;47.47,-0.55;France;168
Pátra;38.24,21.73;Greece;168
Alcorcón;40.35,-3.82;Spain;168
Getafe;40.31,-3.73;Spain;167
Plumbon;-6.71,108.47;Indonesia;167
Elk Grove;38.41,-121.37;CA;167
Springfield;37.22,-93.30;MO;167
Pembroke Pines;26.00,-80.22;FL;167
Osnabrück;52.27,8.05;Germany;166
Oakville;43.45,-79.68;ON;166
Deer Valley;33.68,-112.13;AZ;166
Warrington;53.39,-2.58;UK;165
Banjaran;-7.05,107.59;Indonesia;165
Serang;-6.12,106.15;Indonesia;165
Port Saint Lucie;27.29,-80.35;FL;165
Salem;44.94,-123.04;OR;165
Burlington;43.39,-79.84;ON;164
Solingen;51.17,7.08;Germany;164
Corona;33.88,-117.57;CA;164
Slough;51.51,-0.60;UK;164
Piraeus;37.94,23.65;Greece;164
Bournemouth;50.72,-1.88;UK;164
Eugene;44.05,-123.09;OR;163
Peterborough;52.57,-0.25;UK;163
Ludwigshafen am Rhein;49.48,8.45;Germany;163
McKinney;33.20,-96.62;TX;163
Leverkusen;51.03,6.98;Germany;163
Jiutepec;18.88,-99.18;Mexico;162
Fort Collins;40.59,-105.08;CO;161
Lancaster;34.70,-118.14;CA;161
Delegación Cuajimalpa de Morelos;19.37,-99.29;Mexico;160
Salamanca;20.57,-101.19;Mexico;160
Cary;35.79,-78.78;NC;160
Lawang;-7.84,112.69;Indonesia;159
Oldenburg;53.14,8.21;Germany;159
Modena;44.65,10.93;Italy;159
Pasuruan;-7.65,112.91;Indonesia;159
Grenoble;45.18,5.71;France;159
Cambridge;52.20,0.12;UK;158
Tempe Junction;33.41,-111.94;AZ;158
Palmdale;34.58,-118.12;CA;158
Hayward;37.67,-122.08;CA;158
Doncaster;53.52,-1.13;UK;158
San Luis Río Colorado;32.46,-114.77;Mexico;158
San Cristóbal de las Casas;16.73,-92.64;Mexico;158
Sunggal;3.58,98.62;Indonesia;158
Greater Sudbury;46.49,-80.99;ON;158
Salinas;36.68,-121.66;CA;157
Perbaungan;3.57,98.96;Indonesia;157
San Pablo de las Salinas;19.67,-99.09;Mexico;156
Salamanca;40.97,-5.66;Spain;156
Frisco;33.15,-96.82;TX;154
Cuautla;18.81,-98.94;Mexico;154
Springfield;42.10,-72.59;MA;154
Pasarkemis;-6.17,106.53;Indonesia;154
East Chattanooga;35.07,-85.25;TN;154
Pasadena;29.69,-95.21;TX;154
Livorno;43.54,10.33;Italy;154
York;53.96,-1.08;UK;154
Alexandria;38.80,-77.05;VA;154
Pomona;34.06,-117.75;CA;153
Cairns;-16.92,145.77;Australia;153
Hamilton;-37.78,175.28;New Zealand;153
Lakewood;39.70,-105.08;CO;153
Neuss;51.20,6.69;Germany;152
Logroño;42.47,-2.45;Spain;152
Ciudad Benito Juárez;25.65,-100.10;Mexico;152
Sunnyvale;37.37,-122.04;CA;152
Abbotsford;49.06,-122.25;BC;152
Escondido;33.12,-117.09;CA;151
Kansas City;39.11,-94.63;KS;151
Chetumal;18.51,-88.30;Mexico;151
Soreang;-7.03,107.52;Indonesia;151
La Laguna;28.49,-16.32;Spain;151
Purwodadi;-7.09,110.92;Indonesia;150
Piedras Negras;28.70,-100.52;Mexico;150
Astoria;40.77,-73.93;NY;150
Poole;50.71,-1.98;UK;150
Gloucester;51.87,-2.24;UK;150
Borough Park;40.63,-74.00;NY;149
Clarksville;36.53,-87.36;TN;149
Torrance;33.84,-118.34;CA;148
Valencia;34.44,-118.61;CA;148
Rockford;42.27,-89.09;IL;148
East Hampton;37.04,-76.33;VA;148
Joliet;41.53,-88.08;IL;148
Paterson;40.92,-74.17;NJ;148
Bridgeport;41.18,-73.19;CT;148
Naperville;41.79,-88.15;IL;147
Boise;43.61,-116.20;ID;146
Savannah;32.08,-81.10;GA;146
Mesquite;32.77,-96.60;TX;145
Syracuse;43.05,-76.15;NY;144
Metairie Terrace;29.98,-90.16;LA;142
Pasadena;34.15,-118.14;CA;142
Fullerton;33.87,-117.93;CA;141
Killeen;31.12,-97.73;TX;141
Dayton;39.76,-84.19;OH;141
McAllen;26.20,-98.23;TX;140
Bellevue;47.61,-122.20;WA;140
Metairie;29.98,-90.15;LA;138
Miramar;25.99,-80.23;FL;137
Hampton;37.03,-76.35;VA;136
West Valley City;40.69,-112.00;UT;136
Olathe;38.88,-94.82;KS;134
Warren;42.49,-83.01;MI;134
Columbia;34.00,-81.03;SC;134
Thornton;39.87,-104.97;CO;133
Carrollton;32.95,-96.89;TX;133
Midland;32.00,-102.08;TX;133
Charleston;32.78,-79.93;SC;133
Waco;31.55,-97.15;TX;132
Sterling Heights;42.58,-83.03;MI;132
Denton;33.21,-97.13;TX;131
Cedar Rapids;42.01,-91.64;IA;130
New Haven;41.31,-72.93;CT;130
Roseville;38.75,-121.29;CA;130
Gainesville;29.65,-82.32;FL;130
Visalia;36.33,-119.29;CA;130
Coral Springs;26.27,-80.27;FL;129
Thousand Oaks;34.17,-118.84;CA;129
Elizabeth;40.66,-74.21;NJ;129
Stamford;41.05,-73.54;CT;129
Concord;37.98,-122.03;CA;129
Alhambra;33.50,-112.13;AZ;128
Lafayette;30.22,-92.02;LA;128
Topeka;39.05,-95.68;KS;127
Kent;47.38,-122.23;WA;127
Simi Valley;34.27,-118.78;CA;127
East Los Angeles;34.02,-118.17;CA;126
Santa Clara;37.35,-121.96;CA;126
Murfreesboro;35.85,-86.39;TN;126
Hartford;41.76,-72.69;CT;124
Sheepshead Bay;40.59,-73.94;NY;123
Amherst;42.98,-78.80;NY;122
Victorville;34.54,-117.29;CA;122
Abilene;32.45,-99.73;TX;122
Vallejo;38.10,-122.26;CA;121
North Stamford;41.14,-73.54;CT;121
Berkeley;37.87,-122.27;CA;121
Norman;35.22,-97.44;OK;120
Allentown;40.61,-75.49;PA;120
Evansville;37.97,-87.56;IN;120
Columbia;38.95,-92.33;MO;119
Odessa;31.85,-102.37;TX;119
Fargo;46.88,-96.79;ND;119
Beaumont;30.09,-94.10;TX;118
Ann Arbor;42.28,-83.74;MI;117
El Monte;34.07,-118.03;CA;117
Athens;33.96,-83.38;GA;117
Springfield;39.80,-89.64;IL;117
Round Rock;30.51,-97.68;TX;116
Wilmington;34.23,-77.94;NC;116
East Harlem;40.79,-73.94;NY;116
Arvada;39.80,-105.09;CO;115
Provo;40.23,-111.66;UT;115
Peoria;40.69,-89.59;IL;115
Lansing;42.73,-84.56;MI;115
Downey;33.94,-118.13;CA;114
Carlsbad;33.16,-117.35;CA;113
Elmhurst;40.74,-73.88;NY;113
Costa Mesa;33.64,-117.92;CA;113
Miami Gardens;25.94,-80.25;FL;113
Westminster;39.84,-105.04;CO;113
North Peoria;40.72,-89.58;IL;113
Clearwater;27.97,-82.80;FL;113
Fairfield;38.25,-122.04;CA;113
Bushwick;40.69,-73.92;NY;113
Gravesend;40.60,-73.97;NY;112
Rochester;44.02,-92.47;MN;112
Elgin;42.04,-88.28;IL;112
Temecula;33.49,-117.15;CA;112
West Jordan;40.61,-111.94;UT;112
Inglewood;33.96,-118.35;CA;112
Richardson;32.95,-96.73;TX;111
Lowell;42.63,-71.32;MA;111
East Independence;39.10,-94.36;MO;111
Gresham;45.50,-122.43;OR;111
Antioch;38.00,-121.81;CA;111
Cambridge;42.38,-71.11;MA;110
High Point;35.96,-80.01;NC;110
Billings;45.78,-108.50;MT;110
Manchester;43.00,-71.45;NH;110
Murrieta;33.55,-117.21;CA;110
Centennial;39.58,-104.88;CO;110
Richmond;37.94,-122.35;CA;110
Corona;40.75,-73.86;NY;110
Pueblo;38.25,-104.61;CO;109
Pearland;29.56,-95.29;TX;109
Waterbury;41.56,-73.05;CT;109
West Covina;34.07,-117.94;CA;108
North Charleston;32.85,-79.97;SC;108
Everett;47.98,-122.20;WA;108
College Station;30.63,-96.33;TX;108
Palm Bay;28.03,-80.59;FL;108
Pompano Beach;26.24,-80.12;FL;108
Boulder;40.01,-105.27;CO;107
Norwalk;33.90,-118.08;CA;107
West Palm Beach;26.72,-80.05;FL;107
Broken Arrow;36.05,-95.79;OK;107
Daly City;37.71,-122.46;CA;107
Sandy Springs;33.92,-84.38;GA;105
Burbank;34.18,-118.31;CA;105
Green Bay;44.52,-88.02;WI;105
Santa Maria;34.95,-120.44;CA;105
Wichita Falls;33.91,-98.49;TX;105
Lakeland;28.04,-81.95;FL;104
Clovis;36.83,-119.70;CA;104
Lewisville;33.05,-96.99;TX;104
Tyler;32.35,-95.30;TX;104
El Cajon;32.79,-116.96;CA;104
San Mateo;37.56,-122.33;CA;104
Brandon;27.94,-82.29;FL;103
Rialto;34.11,-117.37;CA;103
Davenport;41.52,-90.58;IA;103
Edison;40.52,-74.41;NJ;103
Hillsboro;45.52,-122.99;OR;102
Las Cruces;32.31,-106.78;NM;102
South Bend;41.68,-86.25;IN;102
Vista;33.20,-117.24;CA;101
Greeley;40.42,-104.71;CO;101
Davie;26.06,-80.23;FL;101
San Angelo;31.46,-100.44;TX;100
Renton;47.48,-122.22;WA;100
Roanoke;37.27,-79.94;VA;100
Kenosha;42.58,-87.82;WI;100
Clinton Township;42.59,-82.92;MI;100
Columbia;39.24,-76.84;MD;100
Erie;42.13,-80.09;PA;99
Portsmouth Heights;36.82,-76.37;VA;99
Richmond Hill;40.70,-73.83;NY;99
Alief;29.71,-95.60;TX;99
Spring Hill;28.48,-82.53;FL;99
Albany;42.65,-73.76;NY;98
Compton;33.90,-118.22;CA;98
Tuscaloosa;33.21,-87.57;AL;98
League City;29.51,-95.09;TX;98
Flint;43.01,-83.69;MI;98
Allen;33.10,-96.67;TX;98
Mission Viejo;33.60,-117.67;CA;97
Vacaville;38.36,-121.99;CA;97
Ventura;34.28,-119.29;CA;97
Highlands Ranch;39.55,-104.97;CO;97
Lawton;34.61,-98.39;OK;97
Beaverton;45.49,-122.80;OR;97
South Gate;33.95,-118.21;CA;96
Portsmouth;36.84,-76.30;VA;96
Sparks;39.53,-119.75;NV;96
Brockton;42.08,-71.02;MA;95
Dearborn;42.32,-83.18;MI;95
Federal Way;47.32,-122.31;WA;95
Lee's Summit;38.91,-94.38;MO;95
New Bedford;41.64,-70.93;MA;95
Spokane Valley;47.67,-117.24;WA;95
Fordham;40.86,-73.90;NY;95
Livonia;42.37,-83.35;MI;95
Roswell;34.02,-84.36;GA;95
Orem;40.30,-111.69;UT;94
Yuma;32.73,-114.62;AZ;94
Lawrence;38.97,-95.24;KS;94
The Woodlands;30.16,-95.49;TX;94
West Albany;42.68,-73.78;NY;94
Yakima;46.60,-120.51;WA;94
Quincy;42.25,-71.00;MA;94
Flatbush;40.65,-73.96;NY;93
Hesperia;34.43,-117.30;CA;93
Carson;33.83,-118.28;CA;93
Boca Raton;26.36,-80.08;FL;93
Santa Monica;34.02,-118.49;CA;93
San Marcos;33.14,-117.17;CA;93
Lynn;42.47,-70.95;MA;92
Miami Beach;25.79,-80.13;FL;92
Arden-Arcade;38.60,-121.38;CA;92
Westminster;33.76,-118.01;CA;92
Longmont;40.17,-105.10;CO;92
Santa Barbara;34.42,-119.70;CA;92
Redding;40.59,-122.39;CA;92
Macon;32.84,-83.63;GA;91
Meridian;43.61,-116.39;ID;91
San Leandro;37.72,-122.16;CA;91
Greenville;35.61,-77.37;NC;91
Chico;39.73,-121.84;CA;90
Edmond;35.65,-97.48;OK;90
Nampa;43.54,-116.56;ID;90
Newton;42.34,-71.21;MA;89
Toms River;39.95,-74.20;NJ;89
Fall River;41.70,-71.16;MA;89
Carmel;39.98,-86.12;IN;89
Asheville;35.60,-82.55;NC;89
Norwalk;41.12,-73.41;CT;88
Waukegan;42.36,-87.84;IL;88
Deltona;28.90,-81.26;FL;88
Hawthorne;33.92,-118.35;CA;88
Fort Smith;35.39,-94.40;AR;88
Suffolk;36.73,-76.58;VA;88
Sugar Land;29.62,-95.63;TX;88
Livermore;37.68,-121.77;CA;88
Nashua;42.77,-71.47;NH;88
Concord;35.41,-80.58;NC;88
Indio;33.72,-116.22;CA;88
Rio Rancho;35.23,-106.66;NM;88
Enchanted Hills;35.34,-106.59;NM;88
Whittier;33.98,-118.03;CA;87
Canarsie;40.64,-73.90;NY;87
Kirkland;47.68,-122.21;WA;87
Menifee;33.73,-117.15;CA;87
Newport Beach;33.62,-117.93;CA;87
Tracy;37.74,-121.43;CA;87
Citrus Heights;38.71,-121.28;CA;87
Bend;44.06,-121.32;OR;87
Canton;42.31,-83.48;MI;87
Lehigh Acres;26.63,-81.62;FL;87
Greenburgh;41.03,-73.84;NY;87
Bloomington;44.84,-93.30;MN;86
Germantown;39.17,-77.27;MD;86
Clifton;40.86,-74.16;NJ;86
Duluth;46.78,-92.11;MN;86
Champaign;40.12,-88.24;IL;86
Chino;34.01,-117.69;CA;86
Alhambra;34.10,-118.13;CA;86
Ogden;41.22,-111.97;UT;85
Redwood City;37.49,-122.24;CA;85
Bellingham;48.76,-122.49;WA;85
O'Fallon;38.81,-90.70;MO;85
Hoover;33.41,-86.81;AL;85
Danbury;41.39,-73.45;CT;85
East Norwalk;41.11,-73.40;CT;85
Edinburg;26.30,-98.16;TX;84
Trenton;40.22,-74.74;NJ;84
Santa Fe;35.69,-105.94;NM;84
Bloomington;39.17,-86.53;IN;84
Cicero;41.85,-87.75;IL;84
Hemet;33.75,-116.97;CA;84
Ahwatukee Foothills;33.34,-111.98;AZ;83
Johns Creek;34.03,-84.20;GA;83
Troy;42.61,-83.15;MI;83
Buena Park;33.87,-118.00;CA;83
Palm Coast;29.58,-81.21;FL;83
Fayetteville;36.06,-94.16;AR;83
Sioux City;42.50,-96.40;IA;83
Lake Forest;33.65,-117.69;CA;82
Merced;37.30,-120.48;CA;82
Longview;32.50,-94.74;TX;82
Bryan;30.67,-96.37;TX;82
Westland;42.32,-83.40;MI;82
Warwick;41.70,-71.42;RI;82
Lakewood;33.85,-118.13;CA;82
Farmington Hills;42.49,-83.38;MI;81
San Tan Valley;33.19,-111.53;AZ;81
Mount Pleasant;32.79,-79.86;SC;81
Cranston;41.78,-71.44;RI;81
Largo;27.91,-82.79;FL;81
South Suffolk;36.72,-76.59;VA;81
Avondale;33.44,-112.35;AZ;81
Tustin;33.75,-117.83;CA;81
Mountain View;37.39,-122.08;CA;80
Napa;38.30,-122.29;CA;80
Somerville;42.39,-71.10;MA;80
Lawrence;42.71,-71.16;MA;80
Melbourne;28.08,-80.61;FL;80
Parma;41.40,-81.72;OH;80
New Rochelle;40.91,-73.78;NY;80
Lynchburg;37.41,-79.14;VA;80
Medford;42.33,-122.88;OR;80
Deerfield Beach;26.32,-80.10;FL;80
Pleasanton;37.66,-121.87;CA;80
Brooklyn Park;45.09,-93.36;MN;79
Goodyear;33.44,-112.36;AZ;79
Kennewick;46.21,-119.14;WA;79
Alameda;37.77,-122.26;CA;79
Town 'n' Country;28.01,-82.58;FL;78
Bellflower;33.88,-118.12;CA;78
Chino Hills;33.99,-117.76;CA;78
Bloomington;40.48,-88.99;IL;78
Alafaya;28.56,-81.21;FL;78
Springdale;36.19,-94.13;AR;78
Racine;42.73,-87.78;WI;78
Hammond;41.58,-87.50;IN;78
Milpitas;37.43,-121.91;CA;78
Gary;41.59,-87.35;IN;77
Scranton;41.41,-75.66;PA;77
Baldwin Park;34.09,-117.96;CA;77
Auburn;47.31,-122.23;WA;77
Fishers;39.96,-86.01;IN;77
Saint Joseph;39.77,-94.85;MO;77
Pharr;26.19,-98.18;TX;77
Upland;34.10,-117.65;CA;76
Folsom;38.68,-121.18;CA;76
Baytown;29.74,-94.98;TX;76
San Ramon;37.78,-121.98;CA;76
Camden;39.93,-75.12;NJ;76
Lake Charles;30.21,-93.20;LA;76
Kalamazoo;42.29,-85.59;MI;76
Arlington Heights;42.09,-87.98;IL;76
Plymouth;45.01,-93.46;MN;76
Waterford;42.69,-83.41;MI;76
Evanston;42.04,-87.69;IL;76
Manteca;37.80,-121.22;CA;75
Kendall;25.68,-80.32;FL;75
Wyoming;42.91,-85.71;MI;75
Loveland;40.40,-105.07;CO;75
Cheektowaga;42.90,-78.75;NY;75
Kings Bridge;40.88,-73.91;NY;75
Perris;33.78,-117.23;CA;75
Bethlehem;40.63,-75.37;PA;75
Albany;31.58,-84.16;GA;75
Schaumburg;42.03,-88.08;IL;75
Gastonia;35.26,-81.19;NC;75
Brownsville;40.66,-73.92;NY;74
Union City;37.60,-122.02;CA;74
Bolingbrook;41.70,-88.07;IL;74
Iowa City;41.66,-91.53;IA;74
Layton;41.06,-111.97;UT;74
Missouri City;29.62,-95.54;TX;74
Appleton;44.26,-88.42;WI;74
Shelby;42.67,-83.03;MI;74
Fort Myers;26.62,-81.84;FL;74
Boynton Beach;26.53,-80.07;FL;74
Jonesboro;35.84,-90.70;AR;74
Rapid City;44.08,-103.23;SD;74
Warner Robins;32.62,-83.63;GA;73
Rochester Hills;42.66,-83.15;MI;73
Decatur;39.84,-88.95;IL;73
Southfield;42.47,-83.22;MI;73
Saint George;37.10,-113.58;UT;73
New Britain;41.66,-72.78;CT;73
Franklin;35.93,-86.87;TN;73
Turlock;37.49,-120.85;CA;72
Apple Valley;34.50,-117.19;CA;72
Lynwood;33.93,-118.21;CA;72
Waukesha;43.01,-88.23;WI;72
Wilmington;39.75,-75.55;DE;72
Canton;40.80,-81.38;OH;72
Gulfport;30.37,-89.09;MS;72
Pawtucket;41.88,-71.38;RI;72
Lauderhill;26.14,-80.21;FL;72
Rock Hill;34.92,-81.03;SC;72
Silver Spring;38.99,-77.03;MD;71
West Gulfport;30.40,-89.09;MS;71
Flower Mound;33.01,-97.10;TX;71
Bismarck;46.81,-100.78;ND;71
Centreville;38.84,-77.43;VA;71
Lafayette;40.42,-86.88;IN;71
Passaic;40.86,-74.13;NJ;71
Riverview;27.87,-82.33;FL;71
Redlands;34.06,-117.18;CA;71
Missoula;46.87,-113.99;MT;71
Rancho Cordova;38.59,-121.30;CA;71
New Braunfels;29.70,-98.12;TX;71
Cherry Hill;39.93,-75.03;NJ;70
Flagstaff;35.20,-111.65;AZ;70
Muncie;40.19,-85.39;IN;70
Weston;26.10,-80.40;FL;70
Frederick;39.41,-77.41;MD;69
Pasco;46.24,-119.10;WA;69
Pittsburg;38.03,-121.88;CA;69
Palatine;42.11,-88.03;IL;69
North Richland Hills;32.83,-97.23;TX;69
Union City;40.78,-74.02;NJ;69
Kissimmee;28.30,-81.42;FL;69
Walnut Creek;37.91,-122.06;CA;69
Mount Vernon;40.91,-73.84;NY;69
Conroe;30.31,-95.46;TX;69
Dothan;31.22,-85.39;AL;69
Maple Grove;45.07,-93.46;MN;68
Framingham;42.28,-71.42;MA;68
Redondo Beach;33.85,-118.39;CA;68
Bossier City;32.52,-93.73;LA;68
Yorba Linda;33.89,-117.81;CA;68
Woodbury;44.92,-92.96;MN;68
Eau Claire;44.81,-91.50;WI;68
Waldorf;38.62,-76.94;MD;68
Forest Hills;40.72,-73.85;NY;68
Davis;38.54,-121.74;CA;68
Glen Burnie;39.16,-76.62;MD;68
Camarillo;34.22,-119.04;CA;68
Victoria;28.81,-97.00;TX;68
Gaithersburg;39.14,-77.20;MD;67
Jacksonville;34.75,-77.43;NC;67
South San Francisco;37.65,-122.41;CA;67
Kenner;29.99,-90.24;LA;67
Jackson Heights;40.76,-73.89;NY;67
Rockville;39.08,-77.15;MD;67
Jackson;35.61,-88.81;TN;67
Yuba City;39.14,-121.62;CA;67
Portland;43.66,-70.26;ME;67
Palo Alto;37.44,-122.14;CA;67
Casas Adobes;32.32,-111.00;AZ;67
Marysville;48.05,-122.18;WA;67
South Jordan;40.56,-111.93;UT;67
Oshkosh;44.02,-88.54;WI;67
North Little Rock;34.77,-92.27;AR;67
Homestead;25.47,-80.48;FL;66
Bayside;40.77,-73.78;NY;66
Bayonne;40.67,-74.11;NJ;66
Eagan;44.80,-93.17;MN;66
Delray Beach;26.46,-80.07;FL;66
Johnson City;36.31,-82.35;TN;66
Dale City;38.64,-77.31;VA;66
Cedar Park;30.51,-97.82;TX;66
Parkchester;40.84,-73.86;NY;66
Atascocita;30.00,-95.18;TX;66
Saint Cloud;45.56,-94.16;MN;66
Ellicott City;39.27,-76.80;MD;66
Laguna Niguel;33.52,-117.71;CA;66
Saint Charles;38.78,-90.48;MO;66
Harlingen;26.19,-97.70;TX;66
San Clemente;33.43,-117.61;CA;66
West Lynchburg;37.40,-79.18;VA;66
Framingham Center;42.30,-71.44;MA;65
Schenectady;42.81,-73.94;NY;65
Broomfield;39.92,-105.09;CO;65
Ames;42.03,-93.62;IA;65
Shawnee;39.04,-94.72;KS;65
Conway;35.09,-92.44;AR;65
East Orange;40.77,-74.20;NJ;65
Skokie;42.03,-87.73;IL;65
Daytona Beach;29.21,-81.02;FL;65
West Bloomfield Township;42.57,-83.38;MI;65
Tamarac;26.21,-80.25;FL;65
Youngstown;41.10,-80.65;OH;65
Lodi;38.13,-121.27;CA;65
Greenville;34.85,-82.39;SC;65
Mansfield;32.56,-97.14;TX;64
Santa Cruz;36.97,-122.03;CA;64
Pico Rivera;33.98,-118.10;CA;64
Madera;36.96,-120.06;CA;64
Janesville;42.68,-89.02;WI;64
West Des Moines;41.58,-93.71;IA;64
Montebello;34.01,-118.11;CA;64
Georgetown;30.63,-97.68;TX;64
Alpharetta;34.08,-84.29;GA;64
Lorain;41.45,-82.18;OH;64
Bowling Green;36.99,-86.44;KY;64
Flatlands;40.62,-73.93;NY;64
Dundalk;39.25,-76.52;MD;64
Eden Prairie;44.85,-93.47;MN;63
North Bergen;40.80,-74.01;NJ;63
Florence-Graham;33.97,-118.24;CA;63
Waltham;42.38,-71.24;MA;63
Cheyenne;41.14,-104.82;WY;63
West Hartford;41.76,-72.74;CT;63
Rogers;36.33,-94.12;AR;63
Carol City;25.94,-80.25;FL;63
Encinitas;33.04,-117.29;CA;63
Haverhill;42.78,-71.08;MA;63
Jupiter;26.93,-80.09;FL;63
Council Bluffs;41.26,-95.86;IA;63
Wellington;26.66,-80.24;FL;63
West Coon Rapids;45.16,-93.35;MN;63
North Miami;25.89,-80.19;FL;62
Hamilton;39.40,-84.56;OH;62
North Port;27.04,-82.24;FL;62
Tulare;36.21,-119.35;CA;62
Coon Rapids;45.12,-93.29;MN;62
Millcreek;40.69,-111.88;UT;62
La Habra;33.93,-117.95;CA;62
Blaine;45.16,-93.23;MN;62
Auburn;32.61,-85.48;AL;62
Lake Elsinore;33.67,-117.33;CA;62
Carmichael;38.62,-121.33;CA;62
Taylor;42.24,-83.27;MI;62
Burnsville;44.77,-93.28;MN;61
Monterey Park;34.06,-118.12;CA;61
Castro Valley;37.69,-122.09;CA;61
Irvington;40.73,-74.23;NJ;61
Rocklin;38.79,-121.24;CA;61
Utica;43.10,-75.23;NY;61
Malden;42.43,-71.07;MA;61
National City;32.68,-117.10;CA;61
Springfield;44.05,-123.02;OR;61
Bethesda;38.98,-77.10;MD;61
Terre Haute;39.47,-87.41;IN;61
Vineland;39.49,-75.03;NJ;61
San Marcos;29.88,-97.94;TX;61
Brentwood;40.78,-73.25;NY;61
Lakeville;44.65,-93.24;MN;61
West Allis;43.02,-88.01;WI;61
Redmond;47.67,-122.12;WA;61
Cupertino;37.32,-122.03;CA;61
Taylorsville;40.67,-111.94;UT;61
Bristol;41.67,-72.95;CT;60
Moore;35.34,-97.49;OK;60
Gardena;33.89,-118.31;CA;60
Petaluma;38.23,-122.64;CA;60
Grand Junction;39.06,-108.55;CO;60
Casper;42.87,-106.31;WY;60
Rowlett;32.90,-96.56;TX;60
La Mesa;32.77,-117.02;CA;60
Pine Hills;28.56,-81.45;FL;60
Bensonhurst;40.60,-73.99;NY;60
Coney Island;40.58,-73.99;NY;60
Meriden;41.54,-72.81;CT;60
Pontiac;42.64,-83.29;MI;60
Port Orange;29.14,-81.00;FL;60
Hamden;41.40,-72.90;CT;60
Lakewood;47.17,-122.52;WA;60
Fountainebleau;25.77,-80.35;FL;60
Saint Clair Shores;42.50,-82.89;MI;60
Springfield;39.92,-83.81;OH;60
Great Falls;47.50,-111.30;MT;60
Chapel Hill;35.91,-79.06;NC;60
Mobile;30.69,-88.04;AL;194
Aurora;39.73,-104.83;CO;359
`;

export type LargeCity = {
  name: string;
  lat: number;
  lng: number;
  /** Two-letter code of a state or province, or a country. */
  where: string;
  thousands: number;
};

export const LARGE_CITIES: readonly LargeCity[] = ROWS.trim()
  .split('\n')
  .map((row) => {
    const [name = '', point = '', where = '', thousands = ''] = row.split(';');
    const [lat = 0, lng = 0] = point.split(',').map(Number);
    return { name, lat, lng, where, thousands: Number(thousands) };
  });
